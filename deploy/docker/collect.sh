#!/usr/bin/env bash
# Builds one app and puts only the files that its image needs into a folder: collect.sh <app> <folder>
set -euo pipefail
app=$1
to=$2
bin=$PWD/node_modules/.bin
mkdir -p "$to"
cp package.json "$to/"

keep() { for path in "$@"; do mkdir -p "$to/$(dirname "$path")" && cp -R "$path" "$to/$path"; done; }
start() { printf "import './%s';\n" "$1" >"$to/start.js"; }

case $app in
  migrate)
    keep deploy/migrate libs/messaging/prisma/migrations apps/*/prisma/migrations
    keep libs/platform/package.json libs/platform/src/secret-file.ts libs/platform/src/server-tls.ts libs/platform/src/with-client.ts
    start deploy/migrate/main.ts
    ;;
  mailbox)
    keep libs/testing/src/mailbox libs/ui/src/tokens.css
    keep libs/process/package.json libs/process/src/private-folder.ts
    keep libs/platform/package.json libs/platform/src/escape-html.ts
    start libs/testing/src/mailbox/main.ts
    ;;
  *)
    projects=$app
    [ "$app" = gateway ] && projects=gateway,web
    NX_DAEMON=false "$bin/nx" run-many -t build -p "$projects" --output-style static
    keep "dist/apps/$app"
    [ "$app" = gateway ] && keep dist/apps/web apps/learning/media
    [ "$app" = learning ] && keep apps/learning/content apps/learning/media
    start "dist/apps/$app/main.js"
    ;;
esac
find "$to" -name '*.spec.ts' -delete
