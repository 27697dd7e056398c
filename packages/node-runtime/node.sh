#!/bin/sh
# Linked as `node_modules/.bin/node`, so every script of this repository starts Node through this file.
# Runs the machine's own Node when it has the security fixes of `minimum`, otherwise the fallback that pnpm installed from the
# lock file (SECURITY.md, "Node").
here=$(dirname "$(readlink -f "$0")")
minimum=$(sed -n 's/^ *"26": "\([0-9.]*\)".*/\1/p' "$here/patch-levels.json")

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
    version=$("$candidate" -p process.versions.node 2>/dev/null)
    # Compares number by number: 26.9.0 is older than 26.12.1.
    if printf '%s.%s\n' "$version" "$minimum" | awk -F. '{ exit !(NF == 6 && ($1 * 1e6 + $2 * 1e3 + $3) >= ($4 * 1e6 + $5 * 1e3 + $6)) }'; then
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
