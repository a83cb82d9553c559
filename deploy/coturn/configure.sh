#!/usr/bin/env bash
# Prints the configuration of coturn, the relay of calls. TURN_SECRET comes by the environment, so that no list of processes shows it.
#
#   TURN_SECRET=… deploy/coturn/configure.sh www.example.in [FOLDER OF THE CERTIFICATE] [PUBLIC ADDRESS/ADDRESS OF THE MACHINE]
#
# The last is for machines that stand behind a translation of addresses. Without a certificate there is no TLS, and calls still work.
set -euo pipefail
host=${1:?"usage: configure.sh HOST [FOLDER] [PUBLIC/OWN]"}
certificate=${2:-}
addresses=${3:-}
secret=${TURN_SECRET:?"TURN_SECRET is missing."}
[[ $secret != *$'\n'* ]] || { echo 'TURN_SECRET must be one line.' >&2; exit 1; }

cat <<CONFIGURATION
# Written by deploy/coturn/configure.sh: the next run writes it anew.
use-auth-secret
static-auth-secret=$secret
realm=$host
fingerprint
listening-port=3478
min-port=49152
max-port=65535
# A browser asks for a place at each address of each of its networks. Nobody holds many.
user-quota=24
total-quota=1200
no-cli
no-tcp-relay
no-multicast-peers
# Nobody reaches the machine itself, or a private network, through it.
denied-peer-ip=0.0.0.0-0.255.255.255
denied-peer-ip=10.0.0.0-10.255.255.255
denied-peer-ip=100.64.0.0-100.127.255.255
denied-peer-ip=127.0.0.0-127.255.255.255
denied-peer-ip=169.254.0.0-169.254.255.255
denied-peer-ip=172.16.0.0-172.31.255.255
denied-peer-ip=192.0.0.0-192.0.0.255
denied-peer-ip=192.168.0.0-192.168.255.255
denied-peer-ip=198.18.0.0-198.19.255.255
denied-peer-ip=::1
denied-peer-ip=fc00::-fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff
denied-peer-ip=fe80::-febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff
CONFIGURATION
[[ -z $addresses ]] || echo "external-ip=$addresses"
if [[ -n $certificate && -r $certificate/fullchain.pem && -r $certificate/privkey.pem ]]; then
    cat <<TLS
tls-listening-port=5349
cert=$certificate/fullchain.pem
pkey=$certificate/privkey.pem
no-tlsv1
no-tlsv1_1
no-dtls
TLS
else
    printf 'no-tls\nno-dtls\n'
fi
