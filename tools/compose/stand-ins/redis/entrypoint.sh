#!/bin/sh
# As the official image: not as root, and open to other containers.
set -eu
chown redis:redis /data
exec setpriv --reuid=redis --regid=redis --clear-groups "$@" --protected-mode no
