import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Environment variables of the test process that a terminal does not have. */
const TEST_VARIABLES =
  /^(npm_|pnpm_|PNPM_|VITEST|VITE_|SHIP_|SANDBOX_|INIT_CWD$|NODE_ENV$|NODE_OPTIONS$|PORT$|TEST$|DEV$|PROD$|MODE$|CI$)/;

/** Returns the environment variables of a terminal. PATH contains no `node_modules` folder. */
export function terminalVariables(): NodeJS.ProcessEnv {
  const variables = Object.entries(process.env).filter(([name]) => !TEST_VARIABLES.test(name));
  const folders = (process.env.PATH ?? "").split(path.delimiter).filter((folder) => !folder.includes("node_modules"));
  return { ...Object.fromEntries(variables), PATH: folders.join(path.delimiter), FORCE_COLOR: "0" };
}

const { npm_execpath: running = "" } = process.env;
/** The pnpm that runs the test. npx would contact the registry, and wait for a minute where none responds. */
export const PNPM = /pnpm$/.test(running) ? `"${running}"` : "npx -y pnpm@12.21.0";

/** Some commands read the git history, so the copy is a repository. */
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

/**
 * Creates a fresh clone of the repository in an empty folder, including uncommitted changes, and installs its dependencies.
 * Returns its path.
 */
export function createCopy(repository: string, copy = mkdtempSync(path.join(tmpdir(), "documented-"))): string {
  execFileSync("bash", ["-e", "-o", "pipefail", "-c", COPY, copy], { cwd: repository, env: terminalVariables() });
  return copy;
}
