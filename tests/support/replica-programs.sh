#!/bin/bash
# Starts and stops a replica as an operator's service manager does: replica-programs.sh start|stop NAME, in a folder with
# NAME.port. Its environment is that of the caller; it ends by itself, not with whoever started it.
set -eu
action=$1 name=$2

# Whether the process runs: one that has ended and whose parent has not read its end is none.
runs() { [ -e "/proc/$1/status" ] && ! grep -q '^State:.Z' "/proc/$1/status"; }

case $action in
  start)
    [ -e "$name.pid" ] && runs "$(cat "$name.pid")" && exit 0
    PORT=$(cat "$name.port") setsid "$NODE" "$SERVICE" >>"$name.log" 2>&1 &
    echo $! >"$name.pid"
    ;;
  stop)
    pid=$(cat "$name.pid")
    if runs "$pid"; then kill -TERM "$pid"; fi
    while runs "$pid"; do sleep 0.05; done
    ;;
esac
