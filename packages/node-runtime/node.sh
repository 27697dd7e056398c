#!/bin/sh
# Linked as `node_modules/.bin/node`, so every script of this repository starts Node through this file.
# Runs the machine's own Node when its major version is at least `minimum`, otherwise the fallback that
# pnpm installed from the lock file (SECURITY.md, "Node").
minimum=26
here=$(dirname "$(readlink -f "$0")")

# In another repository, the platform's packages are TypeScript below node_modules (decision 066).
case "$here" in */node_modules/*) set -- --disable-warning=ExperimentalWarning --import "$here/typescript.js" "$@" ;; esac

# A parent process already chose. Without this, every child would start Node once more to read its version.
if [ -n "$LENDING_NODE" ] && [ -x "$LENDING_NODE" ]; then
  exec "$LENDING_NODE" "$@"
fi

choose() {
  IFS=:
  for folder in $PATH; do
    # A package's node_modules/.bin holds this file again, not the machine's Node.
    case "$folder" in */node_modules/.bin | */node_modules/.bin/) continue ;; esac
    candidate="$folder/node"
    [ -x "$candidate" ] && [ ! -d "$candidate" ] || continue
    major=$("$candidate" -p 'process.versions.node.split(".")[0]' 2>/dev/null)
    if [ "$major" -ge "$minimum" ] 2>/dev/null; then
      echo "$candidate"
      return
    fi
    # Only the first Node on the PATH counts: that is the one the developer uses.
    break
  done
  # pnpm links the fallback below this package, npm installs it beside this package's scope.
  for fallback in "$here/node_modules/.bin/node" "$here"/../../node-*/bin/node; do
    [ -x "$fallback" ] && echo "$fallback" && return
  done
}

LENDING_NODE=$(choose)
if [ ! -x "$LENDING_NODE" ]; then
  echo "Node $minimum or newer is needed: install it, or run the install again with optional packages." >&2
  exit 1
fi
export LENDING_NODE
exec "$LENDING_NODE" "$@"
