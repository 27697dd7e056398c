import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Build, readBuild } from "@lending/releases/artefact/Build";
import { repository } from "./startSandbox.ts";

/** Copies the sources of a remote into the folder of another workspace. Returns the copy; its files can be edited. */
export function copyRemote(remote: string, root: string) {
  const [app, folder] = [path.join(repository, "apps", remote), path.join(root, "apps", remote)];
  mkdirSync(folder, { recursive: true });
  for (const name of ["src", "package.json", "rspack.config.ts"])
    cpSync(path.join(app, name), path.join(folder, name), { recursive: true });
  symlinkSync(path.join(app, "node_modules"), path.join(folder, "node_modules"));
  const edit = (file: string, change: (text: string) => string) => {
    const address = path.join(folder, file);
    const text = readFileSync(address, "utf8");
    const changed = change(text);
    if (changed === text) throw new Error(`Nothing changes in ${file}.`);
    // At once, because a busy watcher could read a file that is written in two steps.
    writeFileSync(`${address}.new`, changed);
    renameSync(`${address}.new`, address);
  };
  return { folder, edit };
}

/** Builds another version of a remote, in which a file has another text. Takes seconds. */
export function buildVersion(
  remote: string,
  version: string,
  { file, from, to }: { readonly file: string; readonly from: string; readonly to: string },
): Build {
  const root = mkdtempSync(path.join(tmpdir(), "next-version-"));
  try {
    const { folder, edit } = copyRemote(remote, root);
    edit(file, (text) => text.replace(from, to));
    edit("package.json", (text) => text.replace(/(?<="version": ")[^"]*/, version));
    const { status, stdout, stderr } = spawnSync("node_modules/.bin/rspack", ["build", "--config-loader", "native"], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "" },
    });
    if (status !== 0) throw new Error(`The build of ${remote} ${version} failed:\n${stdout}${stderr}`);
    const build = readBuild(folder, remote);
    // The folder does not outlive this call.
    const contents = new Map(Object.keys(build.manifest.files).map((one) => [one, build.read(one)]));
    return { ...build, read: (one) => contents.get(one) ?? build.read(one) };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
