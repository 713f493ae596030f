#!/usr/bin/env bash
# Starts Postgres at 127.0.0.1:5432 and Redis at 127.0.0.1:6379 where they do not answer, for tests and measurements.
# Installs Debian's packages where the programs are missing. What it starts holds nothing that is worth keeping.
set -euo pipefail

as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
answers() { (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; }
wait_for() { for _ in $(seq 60); do answers "$1" && return; sleep 0.5; done; echo "nothing answers at port $1" >&2; exit 1; }

missing=()
answers 5432 || compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null || missing+=(postgresql)
command -v redis-server >/dev/null || missing+=(redis-server)
if [ "${#missing[@]}" -gt 0 ]; then
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
fi

if ! answers 6379; then
  redis-server --port 6379 --bind 127.0.0.1 --save '' --daemonize yes >/dev/null
  wait_for 6379
fi
if ! answers 5432; then
  # A throw-away cluster that trusts this machine; Postgres refuses to run as root.
  binaries=$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -1)
  cluster=$(mktemp -d)
  owner=$(id -un)
  if [ "$owner" = root ]; then owner=postgres; chown postgres "$cluster"; fi
  as_owner() { if [ "$(id -un)" = "$owner" ]; then "$@"; else runuser -u "$owner" -- "$@"; fi; }
  as_owner "$binaries/initdb" --pgdata "$cluster/data" --username postgres --auth trust >/dev/null
  as_owner "$binaries/pg_ctl" --pgdata "$cluster/data" --log "$cluster/log" \
    --options "-c listen_addresses=127.0.0.1 -c unix_socket_directories=$cluster" start >/dev/null
  wait_for 5432
fi
echo 'Postgres answers at 127.0.0.1:5432, Redis at 127.0.0.1:6379.'
