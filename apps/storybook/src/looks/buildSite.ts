import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

const app = path.resolve(import.meta.dirname, "../..");
const repository = path.resolve(app, "../..");

/** Output folder of the visual tests; not part of the repository. */
export const LOOKS_FOLDER = path.join(app, ".looks");

/** Resolves any git name of a commit to its full hash. */
export function findCommit(name: string): string {
  return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`).trim();
}

/** Returns the content of a file at a commit, or undefined if it did not exist. */
export function readFileAt(commit: string, file: string): string | undefined {
  try {
    return git("show", `${commit}:${file}`);
  } catch {
    return undefined;
  }
}

/** Builds the Storybook of a commit once and caches it. Returns its folder. */
export function buildSiteAt(commit: string): string {
  const site = path.join(LOOKS_FOLDER, "sites", commit);
  if (existsSync(path.join(site, "index.json"))) return site;
  const source = path.join(LOOKS_FOLDER, "source");
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const archive = execFileSync("git", ["archive", commit], { cwd: repository, maxBuffer: 1 << 30 });
  execFileSync("tar", ["x"], { cwd: source, input: archive });
  run(source, "npx", ["-y", "pnpm@12.21.0", "install", "--prefer-offline", "--frozen-lockfile", "--silent"]);
  const built = buildStorybook(path.join(source, "apps/storybook"));
  mkdirSync(path.dirname(site), { recursive: true });
  renameSync(built, site);
  rmSync(source, { recursive: true, force: true });
  return site;
}

export function buildWorkTreeSite(): string {
  return buildStorybook(app);
}

function buildStorybook(folder: string): string {
  run(folder, path.join(folder, "node_modules/.bin/storybook"), ["build", "-o", "static", "--quiet"]);
  return path.join(folder, "static");
}

function git(...parameters: readonly string[]): string {
  return execFileSync("git", [...parameters], {
    cwd: repository,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}

function run(cwd: string, command: string, parameters: readonly string[]): void {
  try {
    execFileSync(command, [...parameters], { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const output = error as { stdout?: string; stderr?: string };
    throw new Error(
      `${[command, ...parameters].join(" ")} failed in ${cwd}:\n${output.stdout ?? ""}${output.stderr ?? ""}`,
    );
  }
}
