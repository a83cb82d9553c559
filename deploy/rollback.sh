#!/usr/bin/env bash
# Goes back to the release before. Tables stay as they are: migrations of one release leave what the release before needs.
set -euo pipefail
home=/opt/antarman
[[ $EUID -eq 0 ]] || { echo 'Run this as root.' >&2; exit 1; }
[[ -L $home/previous ]] || { echo 'There is no release before this one.' >&2; exit 1; }
current=$(readlink $home/current)
ln -sfn "$(readlink $home/previous)" $home/current.new && mv -T $home/current.new $home/current
ln -sfn "$current" $home/previous
systemctl restart antarman antarman-worker
echo "Back at $(basename "$(readlink $home/current)"). Running this again returns to $(basename "$current")."
