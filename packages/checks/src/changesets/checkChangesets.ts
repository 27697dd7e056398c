import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

interface PackageFile {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** What is in no build, or is written by the versions themselves. */
const NOT_SHIPPED = /\.test\.tsx?$|\.stories\.tsx$|\.md$|\/testing\/|\/dist\/|\/template\//;
/** Branches that a change is compared with, where it stands on one of its own. */
const BASES = ["origin/main", "main"];

interface Workspace {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
}

function readWorkspaces(root: string): readonly Workspace[] {
  return globSync(["apps/*/package.json", "packages/*/package.json"], { cwd: root }).map((file) => {
    const { name, dependencies = {} } = JSON.parse(readFileSync(path.join(root, file), "utf8")) as PackageFile;
    return { name, folder: path.dirname(file), dependencies: Object.keys(dependencies) };
  });
}

/** What is shipped: every app with a bundler's configuration, and the packages that its build is made of. */
function shippedOf(root: string): readonly Workspace[] {
  const all = new Map(readWorkspaces(root).map((one) => [one.name, one]));
  const shipped = new Set<Workspace>();
  const add = (one: Workspace | undefined) => {
    if (!one || shipped.has(one)) return;
    shipped.add(one);
    for (const name of one.dependencies) add(all.get(name));
  };
  for (const one of all.values()) if (existsSync(path.join(root, one.folder, "rspack.config.ts"))) add(one);
  return [...shipped].sort((a, b) => (a.folder < b.folder ? -1 : 1));
}

/** Packages that a changeset's head names. */
const namesIn = (changeset: string) =>
  [...(/^---\n([\s\S]*?)\n---/.exec(changeset)?.[1] ?? "").matchAll(/^["']?([^"':]+)["']?:/gm)].map(([, name]) => name);

/**
 * Finds what was changed without a changeset: a line for each package of a build, or app, whose files differ from the commit
 * that gave it its version while no changeset names it; on a branch of its own, also where only an older changeset does. Asks
 * git alone, and no other machine. Where history is cut short, or there is none, what cannot be seen counts as unchanged.
 */
export function checkChangesets(root = "."): readonly string[] {
  const git = (...args: readonly string[]): string | undefined => {
    try {
      return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
    } catch {
      return undefined;
    }
  };
  const lines = (text: string | undefined) => (text ?? "").split("\n").filter(Boolean);
  if (git("rev-parse", "--is-inside-work-tree") !== "true") return [];
  const isNew = lines(git("ls-files", "--others", "--exclude-standard", "apps", "packages", ".changeset"));
  const changedSince = (commit: string) => [...lines(git("diff", "--relative", "--name-only", commit)), ...isNew];
  const namedBy = (files: readonly string[]) =>
    new Set(
      files
        .filter((file) => existsSync(path.join(root, file)))
        .flatMap((file) => namesIn(readFileSync(path.join(root, file), "utf8"))),
    );
  const find = (files: readonly string[], { folder }: Workspace) =>
    files.find((file) => file.startsWith(`${folder}/`) && !NOT_SHIPPED.test(file));

  const pending = namedBy(globSync(".changeset/*.md", { cwd: root }));
  const sinceVersion = new Map<string, readonly string[]>();
  const problems = new Map<string, string>();
  for (const one of shippedOf(root)) {
    const commit = git("log", "-1", "--format=%H", "-G", '"version":', "--", `${one.folder}/package.json`);
    if (!commit) continue;
    const files = sinceVersion.get(commit) ?? changedSince(commit);
    sinceVersion.set(commit, files);
    const changed = find(files, one);
    if (changed !== undefined && !pending.has(one.name)) problems.set(one.name, `${one.name} was changed (${changed})`);
  }

  const branch = git("branch", "--show-current");
  const base = branch === "main" ? undefined : BASES.map((name) => git("merge-base", "HEAD", name)).find(Boolean);
  if (base) {
    const files = changedSince(base);
    const named = namedBy(files.filter((file) => /^\.changeset\/.*\.md$/.test(file)));
    for (const one of shippedOf(root)) {
      const changed = find(files, one);
      if (changed !== undefined && !named.has(one.name))
        problems.set(one.name, `${one.name} was changed here (${changed})`);
    }
  }
  return [...problems.values()].map((problem) => `${problem}, and no changeset says so: pnpm changeset.`);
}
