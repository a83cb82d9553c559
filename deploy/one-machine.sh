#!/usr/bin/env bash
# Puts this release of Antarman on this machine (Debian 12 or 13, Ubuntu 24.04), or updates the one that is there.
#
#   sudo deploy/one-machine.sh www.example.in owner@example.in
#
# Run it from an unpacked release, as root. Running it again changes nothing that is right already; it never overwrites settings, rows
# or files. Node must be installed as /usr/bin/node (nodesource.com): 22 or 24; 20.19 still works, but gets no more mends.
set -euo pipefail

host=${1:?"usage: deploy/one-machine.sh HOST EMAIL"}
email=${2:?"usage: deploy/one-machine.sh HOST EMAIL"}
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
home=/opt/antarman
settings=/etc/antarman/antarman.env

say() { printf '\n• %s\n' "$1"; }
fail() { printf '%s\n' "$1" >&2; exit 1; }

[[ $EUID -eq 0 ]] || fail 'Run this as root: sudo deploy/one-machine.sh …'
[[ $host =~ ^[a-z0-9.-]+\.[a-z]{2,}$ ]] || fail "$host is no host name, such as www.example.in."
[[ -x /usr/bin/node ]] || fail 'Node is missing at /usr/bin/node: install version 24 or 22 first.'
/usr/bin/node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
    fail "Node 20.19 or newer is needed; this is $(/usr/bin/node --version)."

say 'Installing Postgres, nginx, certbot and coturn'
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq
apt-get install -y -qq postgresql nginx certbot coturn openssl rsync

say 'Making the user and the folders'
id antarman >/dev/null 2>&1 || useradd --system --user-group --home-dir /var/lib/antarman --shell /usr/sbin/nologin antarman
install -d -o root -g root -m 0755 $home $home/releases
install -d -o antarman -g antarman -m 0700 /var/lib/antarman /var/lib/antarman/files /var/backups/antarman \
    /var/lib/antarman/files/profile-pictures /var/lib/antarman/files/payment-screenshots
install -d -o root -g antarman -m 0750 /etc/antarman
install -d -m 0755 /var/www/acme /var/lib/antarman-nginx /var/lib/antarman-nginx/{public,build{,/_next,/_next/static}}
install -d -o www-data -g root -m 0700 /var/cache/nginx /var/cache/nginx/antarman{,-pages}

say 'Making the database'
systemctl enable --now --quiet postgresql
# The address of the role that owns the tables. Only root reads it: the server and the worker sign in as another role.
owner_settings=/etc/antarman/owner.env
# From /, because that user may not enter the folder of whoever runs this.
as_postgres() { (cd / && runuser -u postgres -- psql --no-psqlrc --quiet --tuples-only --no-align "$@"); }
ensure_role() { # NAME ATTRIBUTES
    [[ -n $(as_postgres -c "SELECT 1 FROM pg_roles WHERE rolname = '$1'") ]] || as_postgres -c "CREATE ROLE $1 $2"
}
# A backup is tried out in a database of its own, so the owner may make databases. It owns only what it makes.
ensure_role antarman 'LOGIN CREATEDB'
ensure_role antarman_server LOGIN
ensure_role antarman_app NOLOGIN
ensure_role antarman_member NOLOGIN
# Said again for members it is a notice, and no more.
as_postgres -c 'SET client_min_messages = warning' -c 'GRANT antarman_app, antarman_member TO antarman_server'
[[ -n $(as_postgres -c "SELECT 1 FROM pg_database WHERE datname = 'antarman'") ]] ||
    as_postgres -c 'CREATE DATABASE antarman OWNER antarman'

# An address with a new password for this role, on standard output.
new_address() { # ROLE
    local password
    password=$(openssl rand -hex 24)
    as_postgres -c "ALTER ROLE $1 PASSWORD '$password'" >&2
    echo "postgresql://$1:$password@127.0.0.1:5432/antarman"
}
if [[ ! -f $owner_settings ]]; then
    # In releases before, the server signed in as the owner: its address moves here, and the server gets one of its own.
    before=$(sed -n 's|^DATABASE_URL=\(postgresql://antarman:[^@]*@127\.0\.0\.1:5432/antarman\)$|\1|p' "$settings" 2>/dev/null || true)
    (umask 077 && echo "DATABASE_OWNER_URL=${before:-$(new_address antarman)}" > "$owner_settings.new")
    mv "$owner_settings.new" "$owner_settings"
fi
if grep -q '^DATABASE_URL=postgresql://antarman:' "$settings" 2>/dev/null; then
    # Takes the place of the settings once the migration has given the role its rights.
    install -o root -g antarman -m 0640 /dev/null "$settings.next"
    sed "s|^DATABASE_URL=postgresql://antarman:.*|DATABASE_URL=$(new_address antarman_server)|" "$settings" > "$settings.next"
fi
if [[ ! -f $settings ]]; then
    say "Writing $settings"
    umask 027
    cat > "$settings.new" <<SETTINGS
APP_URL=https://$host
DATABASE_URL=$(new_address antarman_server)
STORAGE_DIR=/var/lib/antarman/files
TRUST_PROXY_HOPS=1
NEXTAUTH_SECRET=$(openssl rand -base64 48)
NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=$(openssl rand -base64 32)
SEALING_KEY=$(openssl rand -base64 32)
SUPPORT_EMAIL=$email
# Fill in the lines below; .env.example explains each.
MAIL_FROM="Antarman <hello@${host#www.}>"
SMTP_URL=
BACKUP_TO=/var/backups/antarman
BACKUP_RECIPIENT=
SETTINGS
    chown root:antarman "$settings.new"
    chmod 0640 "$settings.new"
    mv "$settings.new" "$settings"
fi
# Releases before conversations and notes sealed nothing. A key that is there is never replaced: it opens what it sealed.
grep -q '^SEALING_KEY=' "$settings" || echo "SEALING_KEY=$(openssl rand -base64 32)" >> "$settings"
# The relay of calls is on this machine, unless the settings name one elsewhere.
grep -Eq '^TURN_URL=.+' "$settings" ||
    echo "TURN_URL=turn:$host:3478?transport=udp,turn:$host:3478?transport=tcp,turns:$host:5349?transport=tcp" >> "$settings"
grep -Eq '^TURN_SECRET=.+' "$settings" || echo "TURN_SECRET=$(openssl rand -hex 32)" >> "$settings"

missing=()
for name in SMTP_URL BACKUP_RECIPIENT; do
    grep -Eq "^$name=.+" "$settings" || missing+=("$name")
done
if [[ ${#missing[@]} -gt 0 ]]; then
    fail "Fill in ${missing[*]} in $settings, then run this again. The key for backups: npm run backup -- --new-key, on your own computer."
fi

commit=$(git -C "$source" rev-parse HEAD 2>/dev/null || true)
release=${commit:0:12}
# Without git the sources name their release, so that running this again builds nothing again.
release=${release:-$(cd "$source" && find . \( -name node_modules -o -name '.next*' -o -name .data -o -name .git \) -prune -o -type f ! -name .env -print0 |
    LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c1-12)}
target=$home/releases/$release
if [[ ! -f $target/.complete ]]; then
    say "Building release $release"
    rsync -a --delete --exclude .git --exclude node_modules --exclude '.next*' --exclude .data --exclude .env "$source/" "$target/"
    ln -sfn "$settings" "$target/.env"
    # --no-save: older npm would write its own package-lock.json, and the doctor would not know the build's sources any more.
    (cd "$target" && npm ci --no-audit --no-fund --loglevel=error && BUILD_COMMIT=$commit npm run build && npm prune --omit=dev --no-save --no-audit --no-fund --loglevel=error)
    touch "$target/.complete"
fi

say 'Bringing the tables up to date'
# Migrations only add while the release before still runs, so this comes first and a rollback needs no second one.
next=$settings
[[ ! -f $settings.next ]] || next=$settings.next
(
    cd "$target"
    export "$(grep '^DATABASE_OWNER_URL=' "$owner_settings")" "$(grep '^DATABASE_URL=' "$next")"
    runuser -u antarman -- npm run --silent db:migrate
)
[[ $next == "$settings" ]] || mv "$next" "$settings"

# nginx sends public files and those of the build itself. Those of releases from the last two months stay, for browsers that still have
# their pages.
find /var/lib/antarman-nginx/build -type f -mtime +60 -delete
rsync -a --delete --chmod=D755,F644 "$target/public/" /var/lib/antarman-nginx/public/
rsync -a --chmod=D755,F644 "$target/.next/static/" /var/lib/antarman-nginx/build/_next/static/

say 'Starting it'
previous=$(readlink $home/current || true)
ln -sfn "$target" $home/current.new && mv -T $home/current.new $home/current
[[ -z $previous || $previous == "$target" ]] || ln -sfn "$previous" $home/previous
install -m 0644 "$target"/deploy/systemd/* /etc/systemd/system/
systemctl daemon-reload
systemctl enable --quiet antarman antarman-worker antarman-backup.timer
systemctl restart antarman antarman-worker
systemctl start antarman-backup.timer
for _ in $(seq 180); do
    curl -fsS -o /dev/null http://127.0.0.1:3000/api/health 2>/dev/null && break
    sleep 1
done
if ! curl -fsS -o /dev/null http://127.0.0.1:3000/api/health; then
    [[ -L $home/previous ]] && echo "The release before is still there: deploy/rollback.sh" >&2
    fail 'It does not answer: see journalctl -u antarman.'
fi

say 'Setting nginx up'
# Debian's 768 connections for each process are few enough for one visitor to hold them all.
sed -i -E 's/^(\s*worker_connections\s+)[0-9]+;/\120000;/' /etc/nginx/nginx.conf
grep -q '^worker_rlimit_nofile' /etc/nginx/nginx.conf || sed -i '1i worker_rlimit_nofile 65536;' /etc/nginx/nginx.conf
install -m 0644 "$target/deploy/nginx/away.html" /var/lib/antarman-nginx/away.html
certificate=/etc/letsencrypt/live/$host/fullchain.pem
if [[ ! -f $certificate ]]; then
    cat > /etc/nginx/sites-available/antarman <<ACME
server {
    listen 80;
    listen [::]:80;
    server_name $host;
    location /.well-known/acme-challenge/ { root /var/www/acme; }
}
ACME
    ln -sfn ../sites-available/antarman /etc/nginx/sites-enabled/antarman
    nginx -t -q && systemctl reload-or-restart nginx
    certbot certonly --non-interactive --agree-tos --email "$email" --webroot --webroot-path /var/www/acme --domain "$host" \
        --deploy-hook 'systemctl reload nginx'
fi
sed "s/HOST_NAME/$host/g" "$target/deploy/nginx/site.conf" > /etc/nginx/sites-available/antarman.new
mv /etc/nginx/sites-available/antarman.new /etc/nginx/sites-available/antarman
ln -sfn ../sites-available/antarman /etc/nginx/sites-enabled/antarman
nginx -t -q
systemctl enable --quiet nginx
systemctl reload-or-restart nginx

if grep -Eq "^TURN_URL=.*turns?:$host[:?,]" "$settings"; then
    say 'Setting the relay of calls up'
    "$target/deploy/coturn/certificate.sh" "/etc/letsencrypt/live/$host"
    # certbot runs it after each renewal of this certificate.
    cat > /etc/letsencrypt/renewal-hooks/deploy/antarman-relay.new <<HOOK
#!/bin/sh
[ "\$RENEWED_LINEAGE" != "/etc/letsencrypt/live/$host" ] || exec $home/current/deploy/coturn/certificate.sh
HOOK
    chmod 0755 /etc/letsencrypt/renewal-hooks/deploy/antarman-relay.new
    mv /etc/letsencrypt/renewal-hooks/deploy/antarman-relay.new /etc/letsencrypt/renewal-hooks/deploy/antarman-relay
    # Where the name leads to an address that this machine does not have, something before it translates.
    public=$(getent ahostsv4 "$host" | awk 'NR == 1 { print $1 }' || true)
    own=$(hostname -I | tr ' ' '\n' | grep -m1 -E '^[0-9.]+$' || true)
    addresses=
    [[ -z $public || -z $own || $public == 127.* ]] || hostname -I | tr ' ' '\n' | grep -qxF "$public" || addresses=$public/$own
    secret=$(sed -n 's/^TURN_SECRET=//p' "$settings" | tail -n 1)
    install -o root -g turnserver -m 0640 /dev/null /etc/turnserver.conf.new
    TURN_SECRET=$secret "$target/deploy/coturn/configure.sh" "$host" /etc/antarman-relay "$addresses" > /etc/turnserver.conf.new
    systemctl enable --quiet coturn
    # A restart ends calls, so only a change makes one.
    if cmp -s /etc/turnserver.conf.new /etc/turnserver.conf; then
        rm /etc/turnserver.conf.new
        systemctl start coturn
    else
        mv /etc/turnserver.conf.new /etc/turnserver.conf
        systemctl restart coturn
    fi
    echo 'Let these through the firewall: 3478 (TCP and UDP), 5349 (TCP), 49152 to 65535 (UDP).'
fi

# The running release, the one before and the newest other one stay for a rollback.
keep=$(readlink $home/current; readlink $home/previous || true)
find $home/releases -mindepth 1 -maxdepth 1 -type d -printf '%T@ %p\n' | sort -rn | tail -n +4 | cut -d' ' -f2- | while read -r old; do
    grep -qxF "$old" <<<"$keep" || rm -rf -- "$old"
done

say "Antarman is up: https://$host"
echo 'Now: cd /opt/antarman/current && sudo -u antarman npm run doctor'
