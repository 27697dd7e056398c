import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runShip } from "../cli/runShip.ts";
import { makeBuild } from "./makeBuild.ts";

const repository = path.join(import.meta.dirname, "../../../..");
const PACKAGES = ["ui", "bridge", "api-client"];

/** Test helper: a small workspace with the apps and packages of several teams, on which the real commands run. */
export function makeTeams(root: string, remotes: readonly string[]) {
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
    const built = makeBuild({ name, version, words, host: name === "shell" ? host : `^${host.split(".")[0]}.0.0` });
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
    /** Lists the apps of the workspace. */
    apps: () => readdirSync(path.join(root, "apps")),
    /** Adds a changeset of some apps or packages and runs `changeset version`. */
    version(names: readonly string[], level: "patch" | "minor") {
      const lines = names.map((name) => `"@lending/${name}": ${level}`);
      write(".changeset/a-change.md", `---\n${lines.join("\n")}\n---\n\nChanges ${names.join(", ")}.\n`);
      execFileSync(path.join(repository, "node_modules/.bin/changeset"), ["version"], { cwd: root, stdio: "pipe" });
      if (existsSync(path.join(root, ".changeset/a-change.md"))) throw new Error("The changeset was not consumed.");
      commit();
    },
    /** Runs `ship` with a command line, after a build of everything. */
    async ship(line: string, host: string) {
      for (const name of readdirSync(path.join(root, "apps"))) build(name, host);
      let out = "";
      const add = (text: string) => {
        out += text;
      };
      const place = { repository: root, variables: { SHIP_BY: "ana" }, isTerminal: false, write: add, writeError: add };
      const isGated = !/^(keys|status|pending)/.test(line);
      const words = isGated
        ? [...line.split(" "), "--without", "pages", "--because", "fixture builds"]
        : line.split(" ");
      return { code: await runShip(words, place), out };
    },
  };
}
