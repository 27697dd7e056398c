#!/bin/sh
# `npm start`. In a fresh clone it installs dependencies without devDependencies, which take as long again: the root names what builds.
set -e
# Before a build, which takes longer than anybody wants to wait for this message.
node -e '
  const port = Number(process.env.PORT || 4100);
  const refuse = () => {
    console.error(`Port ${port} is in use. Set PORT to another one: PORT=${port + 100} npm start`);
    process.exit(1);
  };
  if (port > 0 && port < 65536) require("net").createServer().once("error", refuse).listen(port, "127.0.0.1", process.exit);
'
if [ ! -d node_modules ]; then
  # `pnpm install` and every run on main verify the age and origin of what the lock file names; its hashes are checked here, too.
  # Both would be read from the registry for each package, which takes 6 to 9 s more.
  pnpm install --prod --frozen-lockfile --config.minimum-release-age=0 --config.trust-policy=off
  # With its record of this installation, pnpm would miss the tools before the next script; without it, it installs them.
  trap 'rm -f node_modules/.pnpm-workspace-state-*.json' EXIT
  PATH="$PWD/node_modules/.bin:$PATH"
  node packages/checks/src/commands/verify.ts --build --without edge
  rm -f node_modules/.pnpm-workspace-state-*.json
  exec node apps/sandbox/src/main.ts "$@"
fi
exec pnpm --dir apps/sandbox start "$@"
