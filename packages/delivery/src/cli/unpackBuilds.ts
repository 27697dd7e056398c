import { execFileSync } from "node:child_process";
import { copyFileSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";

/** The files of a build in the archive of the job that builds. */
const BUILT = /^apps\/[a-z][a-z0-9-]*\/dist\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/**
 * Unpacks an archive of builds into an empty folder, and copies the regular files below each app's `dist` into the repository. Throws
 * for any other name and for a link: they could replace a program of the job that signs, or publish a file of its machine.
 */
export function unpackBuilds(archive: string, repository: string): number {
  const folder = mkdtempSync(path.join(tmpdir(), "builds-"));
  try {
    execFileSync("tar", ["-xf", path.resolve(archive), "-C", folder, "--no-same-owner", "--no-same-permissions"]);
    const entries = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
    const files = entries.filter((one) => !lstatSync(path.join(folder, one)).isDirectory());
    for (const file of files)
      if (!BUILT.test(file) || !lstatSync(path.join(folder, file)).isFile())
        throw new Error(`${archive} contains ${file}, which is no file of a build.`);
    for (const dist of new Set(files.map((file) => file.split("/").slice(0, 3).join("/"))))
      rmSync(path.join(repository, dist), { recursive: true, force: true });
    for (const file of files) {
      const target = path.join(repository, file);
      mkdirSync(path.dirname(target), { recursive: true });
      copyFileSync(path.join(folder, file), target);
    }
    return files.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [archive = ""] = parseArgs({ allowPositionals: true }).positionals;
  try {
    console.log(`${unpackBuilds(archive, process.cwd())} files of builds.`);
  } catch (fault) {
    console.error((fault as Error).message);
    process.exitCode = 3;
  }
}
