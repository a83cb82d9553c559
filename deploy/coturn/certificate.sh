#!/usr/bin/env bash
# Hands a new certificate to coturn, which may not read those of certbot. Calls under way go on.
#
#   certificate.sh FOLDER OF THE CERTIFICATE
set -euo pipefail
from=${1:-${RENEWED_LINEAGE:?"usage: certificate.sh FOLDER"}}
to=/etc/antarman-relay
install -d -o root -g turnserver -m 0750 $to
for name in fullchain.pem privkey.pem; do
    install -o root -g turnserver -m 0640 "$from/$name" "$to/$name.new"
    mv "$to/$name.new" "$to/$name"
done
! systemctl is-active --quiet coturn || systemctl kill --signal=SIGUSR2 coturn
