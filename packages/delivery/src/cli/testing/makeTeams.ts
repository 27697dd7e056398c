import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Contract } from "@lending/federation/contract";
import { makeBuild } from "@lending/releases/testing";
import { runLine } from "./runLine.ts";

const repository = path.join(import.meta.dirname, "../../../../..");
const PACKAGES = ["ui", "bridge", "api-client"];

/** Each minor version reads one response field more than the one before it. */
const contractOf = (version: string): Contract =>
  Object.fromEntries(
    Array.from({ length: Number(version.split(".")[1]) }, (_, index) => [`field a${index + 1}`, ["text"]]),
  );

/** Test helper: a small workspace with the apps and packages of several teams, on which the real commands run. */
export function makeTeams(root: string, remotes: readonly string[]) {
  /** The newest minor version of the host contract of which a remote uses an addition. */
  const uses = new Map<string, number>();
  /** The contract of each build by its hash: what a shell provides, and what a remote uses. */
  const contracts = new Map<string, readonly number[]>();
  const write = (file: string, content: string | Uint8Array, mode = 0o644) => {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content, { mode });
  };
  const writePackage = (folder: string, dependencies: readonly string[]) => {
    const name = `@lending/${path.basename(folder)}`;
    const all = Object.fromEntries(dependencies.map((one) => [`@lending/${one}`, "workspace:*"]));
    write(`${folder}/package.json`, JSON.stringify({ name, version: "0.1.0", private: true, dependencies: all }));
  };
  const versionOf = (folder: string): string =>
    JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8")).version;
  const addApp = (name: string) => {
    writePackage(`apps/${name}`, PACKAGES);
    write(`apps/${name}/rspack.config.ts`, "");
  };
  for (const name of PACKAGES) writePackage(`packages/${name}`, []);
  for (const name of ["shell", ...remotes]) addApp(name);
  write("package.json", JSON.stringify({ name: "teams", private: true }));
  write("pnpm-workspace.yaml", "packages:\n  - apps/*\n  - packages/*\n");
  const { ignore: _, ...config } = JSON.parse(readFileSync(path.join(repository, ".changeset/config.json"), "utf8"));
  write(".changeset/config.json", JSON.stringify(config));
  write(".changeset/changelog.ts", readFileSync(path.join(repository, ".changeset/changelog.ts")));
  // The builds exist already, so the bundler's runner does nothing.
  write("node_modules/.bin/turbo", "#!/bin/sh\n", 0o755);
  symlinkSync(path.join(repository, "node_modules/@changesets"), path.join(root, "node_modules/@changesets"));
  const git = (...parameters: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=Ana", "-c", "user.email=ana@lender.test", ...parameters], {
      cwd: root,
      stdio: "pipe",
    });
  git("init", "--quiet", "--initial-branch", "main");
  write(".gitignore", "node_modules\ndist\nreleases\n.ship\n");
  const commit = () => {
    git("add", "-A");
    git("commit", "--quiet", "-m", "Versions");
  };
  commit();

  /** Writes the build of an app, as its sources, its packages and the host contract are now. */
  const build = (name: string, host: string) => {
    const words = PACKAGES.map((one) => versionOf(`packages/${one}`)).join(" ");
    const version = versionOf(`apps/${name}`);
    const [major = 0, minor = 0] = host.split(".").map(Number);
    const used = major === 1 ? (uses.get(name) ?? 0) : 0;
    const own = { name, version, text: words, contract: contractOf(version), path: { verbs: ["goToPage"] } };
    const built = makeBuild({ ...own, host: name === "shell" ? host : `^${major}.${used}.0` });
    contracts.set(built.deployed.hash, [major, name === "shell" ? minor : used]);
    const kind = name === "shell" ? "shell" : "remote";
    const folder = `apps/${name}/dist/${kind}`;
    rmSync(path.join(root, folder), { recursive: true, force: true });
    write(`${folder}/${kind}.json`, built.manifestBytes);
    for (const file of Object.keys(built.manifest.files)) write(`${folder}/${file}`, built.read(file));
  };

  return {
    addApp,
    versionOf,
    removeApp: (name: string) => rmSync(path.join(root, "apps", name), { recursive: true, force: true }),
    /** Makes the next version of a remote use an addition of this minor version of the host contract. */
    use: (name: string, minor: number) => void uses.set(name, minor),
    /** Returns whether a build of a shell provides what a build of a remote uses. */
    fits(shell: string, remote: string) {
      const [[major, minor = 0], [needed, used = 0]] = [contracts.get(shell) ?? [], contracts.get(remote) ?? []];
      return major !== undefined && major === needed && minor >= used;
    },
    /** Lists the apps of the workspace. */
    apps: () => readdirSync(path.join(root, "apps")),
    /** Adds a changeset of some apps or packages and runs `changeset version`. */
    version(names: readonly string[], level: "patch" | "minor" | "major") {
      const lines = names.map((name) => `"@lending/${name}": ${level}`);
      write(".changeset/a-change.md", `---\n${lines.join("\n")}\n---\n\nChanges ${names.join(", ")}.\n`);
      execFileSync(path.join(repository, "node_modules/.bin/changeset"), ["version"], { cwd: root, stdio: "pipe" });
      if (existsSync(path.join(root, ".changeset/a-change.md"))) throw new Error("The changeset was not consumed.");
      commit();
    },
    /** Runs `ship` with a command line, after a build of everything. */
    async ship(line: string, host: string) {
      for (const name of readdirSync(path.join(root, "apps"))) build(name, host);
      const isGated = !/^(keys|status|pending)/.test(line);
      return runLine(root, isGated ? `${line} --without pages --because "fixture builds"` : line);
    },
  };
}
