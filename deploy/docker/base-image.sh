#!/usr/bin/env bash
# Builds a replacement for the official Node image where no image registry is reachable: Debian by debootstrap, Node from npm's
# own packages, with the user and the name that the Dockerfile expects. For trying images only, never for a release:
# base-image.sh <name>
set -euo pipefail
name=${1:?base-image.sh <name of the image>}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
root=$work/root
node=$PWD/node_modules/node/bin/node

debootstrap --variant=minbase --include=ca-certificates bookworm "$root" http://deb.debian.org/debian >&2
rm -rf "$root"/var/cache/apt/* "$root"/var/lib/apt/lists/*
install -m 755 "$node" "$root/usr/local/bin/node"
npm install --global --prefix "$root/usr/local" --ignore-scripts npm@11 >&2
groupadd --root "$root" --gid 1000 node
useradd --root "$root" --uid 1000 --gid node --shell /bin/bash --create-home node
# Users who reach npm through a proxy of their own also trust its authority in the image.
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/ca-certificates.crt"

driver=vfs
if buildah --storage-driver=overlay info >/dev/null 2>&1; then driver=overlay; fi
container=$(buildah --storage-driver=$driver from scratch)
buildah --storage-driver=$driver add --quiet "$container" "$root" / >&2
buildah --storage-driver=$driver config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt --cmd node "$container"
buildah --storage-driver=$driver commit --quiet --rm "$container" "$name"
