import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

interface PackageFile {
  readonly name: string;
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Files that are in no build, or that versioning writes. */
const NOT_SHIPPED = /\.test\.tsx?$|\.stories\.tsx$|\.md$|\/testing\/|\/dist\/|\/template\/|\/turbo\.json$/;
/** Base branches to compare a feature branch with. */
const BASES = ["origin/main", "main"];

interface Workspace {
  readonly name: string;
  readonly version: string | undefined;
  readonly folder: string;
  readonly dependencies: readonly string[];
}

/** Returns all apps and packages of a workspace. */
export function readWorkspaces(root: string): readonly Workspace[] {
  return globSync(["apps/*/package.json", "packages/*/package.json"], { cwd: root }).map((file) => {
    const { name, version, dependencies = {} } = JSON.parse(readFileSync(path.join(root, file), "utf8")) as PackageFile;
    return { name, version, folder: path.dirname(file), dependencies: Object.keys(dependencies) };
  });
}

/** Returns the shipped workspaces: every app with a bundler configuration, and the packages in its build. */
function readShippedWorkspaces(root: string): readonly Workspace[] {
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

/** Returns the packages that a changeset names. */
export const namesIn = (changeset: string) =>
  [...(/^---\n([\s\S]*?)\n---/.exec(changeset)?.[1] ?? "").matchAll(/^["']?([^"':]+)["']?:/gm)].map(
    ([, name = ""]) => name,
  );

/**
 * Finds changes without a changeset. Returns a line for each shipped app or package that no changeset names, although its
 * files differ from the commit that set its version. On a feature branch, changesets of the base branch do not count, unless the
 * branch gives the version. Runs only local git commands. Without the full history, files that cannot be compared count as
 * unchanged. Also returns a line for each changeset that names a tool, or more than one app or package.
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

  /** The version of an app or a package in a commit; undefined when the commit does not contain it. */
  const versionIn = (commit: string, { folder }: Workspace): string | undefined => {
    const text = git("show", `${commit}:./${folder}/package.json`);
    return text === undefined ? undefined : (JSON.parse(text) as { version?: string }).version;
  };
  const versionOf = ({ folder }: Workspace): string | undefined =>
    (JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8")) as { version?: string }).version;

  const changesets = globSync(".changeset/*.md", { cwd: root });
  const pending = namedBy(changesets);
  const sinceVersion = new Map<string, readonly string[]>();
  const problems = new Map<string, string>();
  for (const one of readShippedWorkspaces(root)) {
    const commit = git("log", "-1", "--format=%H", "-G", '"version":', "--", `${one.folder}/package.json`);
    // Without a commit of this version, it is new: all changes belong to it.
    if (!commit || versionIn("HEAD", one) !== versionOf(one)) continue;
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
    for (const one of readShippedWorkspaces(root)) {
      // This branch gave it its version, so its changesets are consumed.
      if (versionIn(base, one) !== versionOf(one)) continue;
      const changed = find(files, one);
      if (changed !== undefined && !named.has(one.name))
        problems.set(one.name, `${one.name} was changed on this branch (${changed})`);
    }
  }
  const configuration = path.join(root, ".changeset/config.json");
  const { ignore = [] }: { ignore?: readonly string[] } = existsSync(configuration)
    ? JSON.parse(readFileSync(configuration, "utf8"))
    : {};
  return [
    ...[...problems.values()].map(
      (problem) => `${problem}, and no changeset names it: run pnpm changeset:add <app> patch "…".`,
    ),
    ...changesets.flatMap((file) => {
      const names = namesIn(readFileSync(path.join(root, file), "utf8"));
      const tools = names.filter((name) => ignore.includes(name));
      return [
        ...tools.map((name) => `${file} names ${name}, a tool without releases: remove its line.`),
        // One team could not give its app a version without the others.
        ...(names.length - tools.length > 1
          ? [`${file} names ${names.join(", ")}: write one changeset for each.`]
          : []),
      ];
    }),
  ];
}
