import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
import path from "node:path";

interface Image {
  readonly name: string;
  /** Program on this machine, and its file in the image. */
  readonly program: readonly [from: string, to: string];
  /** Other files and folders of this machine. */
  readonly files?: readonly string[];
  /** Options of `buildah config`. */
  readonly options?: readonly string[];
}

const run = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} ${args.join(" ")}: ${stderr}`);
  return stdout.trim();
};

/**
 * Creates images of programs on this machine under the names of those in a registry, which may be out of reach. Their storage
 * is in a folder; `storage` are the options for other programs that use it.
 */
export function createImages(root: string) {
  const storage = [
    "--root",
    path.join(root, "storage"),
    "--runroot",
    path.join(root, "run"),
    "--storage-driver",
    "vfs",
  ];
  const buildah = (...args: readonly string[]) => run("buildah", [...storage, ...args]);
  return {
    storage,
    /** Creates an image that contains a program, its libraries and other files. */
    make({ name, program: [from, to], files = [], options = [] }: Image): void {
      const container = buildah("from", "scratch");
      const tree = buildah("mount", container);
      const libraries = spawnSync("ldd", [from], { encoding: "utf8" }).stdout.match(/\/\S+/g) ?? [];
      for (const folder of ["proc", "tmp", path.dirname(to)]) mkdirSync(path.join(tree, folder), { recursive: true });
      chmodSync(path.join(tree, "tmp"), 0o1777);
      copyFileSync(from, path.join(tree, to));
      for (const file of [...libraries, ...files].filter((one) => existsSync(one)))
        cpSync(file, path.join(tree, file), { recursive: true, dereference: true });
      buildah("config", "--env", `PATH=/${path.dirname(to)}`, ...options, container);
      buildah("commit", "--quiet", container, name);
      buildah("rm", container);
    },
  };
}
