#!/bin/sh
# Gives every service of $DATABASES a database and a user of the same name, who can reach no other service's. The user's
# password is $<NAME>_DATABASE_PASSWORD. Runs as often as one likes; a changed password is taken over.
set -eu
for name in $DATABASES; do
  password=$(printenv "$(echo "$name" | tr '[:lower:]' '[:upper:]')_DATABASE_PASSWORD")
  psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --set=name="$name" --set=password="$password" <<'SQL'
SELECT format('CREATE ROLE %I LOGIN', :'name') WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = :'name') \gexec
ALTER ROLE :"name" PASSWORD :'password';
SELECT format('CREATE DATABASE %I OWNER %I', :'name', :'name')
WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = :'name') \gexec
REVOKE ALL ON DATABASE :"name" FROM PUBLIC;
SQL
  echo "$name is there"
done
