#!/bin/sh
# The part of the official image's entry point that the compose file relies on: a cluster made the first time, with a
# password for everybody who comes from outside.
set -eu
as_postgres() { setpriv --reuid=postgres --regid=postgres --clear-groups "$@"; }
if [ ! -f "$PGDATA/PG_VERSION" ]; then
  chown -R postgres:postgres /var/lib/postgresql
  as_postgres mkdir -p "$PGDATA"
  printf %s "$POSTGRES_PASSWORD" >/tmp/password
  chown postgres /tmp/password
  as_postgres initdb --pgdata="$PGDATA" --username=postgres --pwfile=/tmp/password --auth-local=trust \
    --auth-host=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
fi
exec setpriv --reuid=postgres --regid=postgres --clear-groups "$@" -c 'listen_addresses=*'
