import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@lending/releases/testing";

/** Environment variables of the test process that a terminal does not have. */
const TEST_VARIABLES =
  /^(npm_|pnpm_|PNPM_|VITEST|VITE_|SHIP_|SANDBOX_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|TEST$|DEV$|PROD$|MODE$|CI$)/;

/** Returns the environment variables of a terminal. PATH contains no `node_modules` folder. */
function terminalVariables(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !TEST_VARIABLES.test(name));
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter), FORCE_COLOR: "0" };
}

const { npm_execpath: running = "" } = process.env;
/** The pnpm that runs this. npx would contact the registry, and wait for a minute where none responds. */
const PNPM = /pnpm$/.test(running) ? `"${running}"` : "npx -y pnpm@12.21.0";

/**
 * Copies the repository with its uncommitted changes into an empty folder, and installs its dependencies. Some commands read the git
 * history, so the copy is a repository.
 */
const COPY = `
git ls-files -z --cached --others --exclude-standard | tar --create --null --files-from - | tar --extract --directory "$0"
cd "$0"
git init --quiet --initial-branch main
git config user.name Copy
git config user.email copy@example.invalid
git add --all
git commit --quiet --message Copy
${PNPM} install --frozen-lockfile --prefer-offline
`;

// Runs the blocks of a document that are tagged `sh run` exactly as written, in one shell and a fresh copy of the repository:
// node packages/checks/src/commands/followDocument.ts docs/shipping.md

/** `serve` starts a command, waits until it responds at a path, and ends it with its child processes. */
const FUNCTIONS = `
set -o pipefail
pnpm() { npx -y pnpm@12.21.0 "$@"; }
versionOf() { node --print "require('./apps/$1/package.json').version"; }
edit() { perl -pi -e "s/$2/$3/g" "apps/$1/src/messages/source.ts"; ! git diff --quiet; }
commit() { git add --all && git commit --quiet --message "$1"; }
responds() { curl --silent --fail --output /dev/null --retry 300 --retry-delay 1 --retry-all-errors --header "accept: text/html" "$1"; }
serve() {
  set -m; "\${@:2}" & set +m
  responds "http://localhost:$PORT$1" || local failed=1
  kill -- "-$!"; wait "$!" || true
  [ -z "$failed" ]
}
`;
const SHIP_ALL =
  "pnpm ship keys; pnpm ship --all --stage sandbox --without pages --because 'the next version is shipped with all gates'";

/** What happens before a block of a document, by its number from 0, and after the last one: lines of bash. */
const STEPS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  // The change of another team is in the checkout, and waits for its version.
  "docs/shipping.md": {
    1: `repay=$(versionOf repay)
edit repay Receipts "All receipts"
pnpm changeset:add repay patch "Waits."
commit "Change repay"
edit loan "Order Details" "Order"`,
    2: `pnpm ship status | grep -E "^ +loan +$(versionOf loan)"
pnpm ship status | grep -E "^ +repay +$repay"
[ "$(versionOf repay)" = "$repay" ]
grep "Waits." .changeset/*.md
pnpm ship offer | grep "Every version of this checkout is shipped."`,
  },
  // A screen takes ten files, besides generated documents: with request, test, story, endpoint and messages.
  "CONTRIBUTING.md": {
    1: `commit "Add a remote"`,
    2: `git status --short --untracked-files=all -- apps ":!*.md"
[ "$(git status --short --untracked-files=all -- apps ":!*.md" | wc -l)" -le 10 ]
commit "Add a screen"
pnpm changeset version savings
commit "Version savings"
${SHIP_ALL}
pnpm ship status | grep -E "^ +savings +0.2.0"
SANDBOX_RELEASES=releases serve /spendingLimits npm start`,
  },
  // The team has an empty home folder, and Verdaccio is its registry. A mirror of npm may not have the tag of node-fetch that
  // Verdaccio depends on; any version 2 will do.
  "docs/external-remotes.md": {
    0: `${SHIP_ALL}
export HOME="$(dirname "$PWD")/home"
mkdir "$HOME" ../registry
cat > ../registry/config.yaml <<'END'
storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
packages: { "@lending/*": { access: $all, publish: $all } }
log: { type: stdout, format: json, level: warn }
END
git config --global user.name Ana; git config --global user.email ana@treasury.invalid
set -m
PATH="$NODE:$PATH" npx -y -p verdaccio@6.10.4 -p node-fetch@2.7.0 verdaccio --config ../registry/config.yaml --listen "$REGISTRY" &
set +m
registry=$!
trap "kill -- -$registry" EXIT
responds "$REGISTRY/-/ping"
echo "\${REGISTRY#http:}/:_authToken=ana" > "$HOME/.npmrc"`,
    3: `set -m
(cd ../lending && pnpm ship watch --every 2 --without pages --because "the example's pages are not opened") &
set +m
trap "kill -- -$registry; kill -- -$!" EXIT`,
    4: `echo "@lending:registry=$REGISTRY" >> "$HOME/.npmrc"
(cd ../lending && pnpm exec changeset publish)`,
    6: `[ "$(grep -cE '"@lending/[a-z-]+": "[0-9.]+"' package.json)" -eq 9 ]
cd ../lending
pnpm ship status | grep -E "^ +savings +1.0.1"
SANDBOX_RELEASES=releases serve /savings npm start`,
  },
};

/** Returns a line of a block. One with a page in its comment must serve it. */
const toServe = (line: string) =>
  line.replace(/^((?:\w+=\S+ )*)(.*?) *#.*\bopen http:\/\/localhost:\d+(\/\w+).*$/, "$1serve $3 $2");

/** Returns what the shell runs: the blocks of a document between its steps. Throws when a block has lost its tag. */
function scriptOf(document: string): string {
  const steps = STEPS[document];
  if (!steps) throw new Error(`Name a document: ${Object.keys(STEPS).join(", ")}.`);
  const blocks = [...readFileSync(document, "utf8").matchAll(/^```sh run\n([\s\S]*?)^```/gm)];
  const last = Math.max(...Object.keys(steps).map(Number));
  if (blocks.length !== last) throw new Error(`${document} has ${blocks.length} blocks with the tag run, not ${last}.`);
  const lines = blocks.map(([, block = ""], index) => [steps[index], ...block.split("\n").map(toServe)]);
  return [FUNCTIONS, ...lines.flat(), steps[last], ""].join("\n");
}

/** Runs the blocks of a document in a copy of the repository. */
async function followDocument(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "document-"));
  try {
    const script = path.join(folder, "script.sh");
    writeFileSync(script, scriptOf(process.argv[2] ?? ""));
    const copy = path.join(folder, "lending");
    mkdirSync(copy);
    execFileSync("bash", ["-e", "-o", "pipefail", "-c", COPY, copy], { env: terminalVariables() });
    const env = {
      ...terminalVariables(),
      NODE: path.dirname(process.execPath),
      PORT: String(await freePort()),
      REGISTRY: `http://127.0.0.1:${await freePort()}`,
    };
    const { status } = spawnSync("bash", ["-ev", script], { cwd: copy, env, stdio: ["ignore", "inherit", "inherit"] });
    if (status !== 0) throw new Error(`The commands ended with ${status}.`);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) await followDocument();
