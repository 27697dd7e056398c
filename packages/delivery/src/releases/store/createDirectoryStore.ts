import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { link, mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Untrusted } from "../signing/seal.ts";
import { checkKey, OBJECT_MAX, type Store } from "./Store.ts";

/** Folder for objects before they get their name. Files left by a killed publisher do no harm. */
const WRITING = ".writing";

const codeOf = (fault: unknown) => (fault as NodeJS.ErrnoException | null)?.code;
/** Nothing has this name, or a folder, or links that lead to each other. */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ELOOP"]);
function ignoreAbsent(fault: unknown): undefined {
  if (!ABSENT.has(codeOf(fault) ?? "")) throw fault;
}

/** A folder that a publisher cannot have made: no one may open it, or its path is longer than the system accepts. */
const FOREIGN = new Set(["EACCES", "ENAMETOOLONG"]);

/**
 * Opens a store in a folder of this machine. An object is flushed to a temporary file before it gets its name: by a link, which
 * the file system rejects when the name exists, or by a rename, which replaces atomically.
 */
export function createDirectoryStore(folder: string): Store {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, checkKey(key));

  /**
   * Throws when a link leads from the folder of a file to another one. Otherwise a writer of the store could make a publisher
   * write or remove files elsewhere, such as in another store of this machine.
   */
  async function checkFolder(file: string) {
    const folder = path.dirname(file);
    const found = await realpath(folder);
    if (found !== path.join(await realpath(root), path.relative(root, folder)))
      throw new Error(`${folder} leads to ${found}: remove that link from the store.`);
  }

  async function makeFolder(file: string) {
    await mkdir(path.dirname(file), { recursive: true });
    await checkFolder(file);
  }

  async function writeAside(content: Uint8Array): Promise<string> {
    const aside = path.join(root, WRITING, randomUUID());
    await makeFolder(aside);
    const file = await open(aside, "wx");
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    return aside;
  }

  async function write(key: string, content: Uint8Array, name: (from: string, to: string) => Promise<void>) {
    const file = fileOf(key);
    const aside = await writeAside(content);
    try {
      await makeFolder(file);
      await name(aside, file);
    } finally {
      await rm(aside, { force: true });
    }
  }

  /** Lists a folder with its subfolders. One that is unreadable, such as a path too long, must not hide the objects beside it. */
  async function listBelow(below: string, isSubfolder = false): Promise<string[]> {
    try {
      const entries = await readdir(path.join(root, below), { withFileTypes: true });
      const lists = entries.map((entry) => {
        const key = below === "" ? entry.name : `${below}/${entry.name}`;
        return entry.isDirectory() ? (key === WRITING ? [] : listBelow(key, true)) : [key];
      });
      return (await Promise.all(lists)).flat();
    } catch (fault) {
      if (codeOf(fault) === "ENOENT" || codeOf(fault) === "ENOTDIR") return [];
      if (isSubfolder && FOREIGN.has(codeOf(fault) ?? "")) return [];
      throw fault;
    }
  }

  return {
    address: root,
    async read(key) {
      // Without waiting, because opening a pipe would wait for its writer.
      const file = await open(fileOf(key), constants.O_RDONLY | constants.O_NONBLOCK).catch(ignoreAbsent);
      try {
        const found = await file?.stat();
        if (!found?.isFile()) return undefined;
        if (found.size > OBJECT_MAX) throw new Untrusted(`${root}/${key} is longer than ${OBJECT_MAX} bytes.`);
        return await file?.readFile();
      } finally {
        await file?.close();
      }
    },
    async size(key) {
      const found = await stat(fileOf(key)).catch(ignoreAbsent);
      // A device or a pipe has no size, and reading it would never end.
      return found?.isFile() ? found.size : undefined;
    },
    async create(key, content) {
      try {
        await write(key, content, link);
        return true;
      } catch (fault) {
        if (codeOf(fault) === "EEXIST") return false;
        throw fault;
      }
    },
    replace: (key, content) => write(key, content, rename),
    async list(prefix, after = "") {
      const below = prefix.slice(0, Math.max(0, prefix.lastIndexOf("/")));
      return (await listBelow(below)).filter((key) => key.startsWith(prefix) && key > after).sort();
    },
    async remove(key) {
      const file = fileOf(key);
      const isFolder = await checkFolder(file).then(() => true, ignoreAbsent);
      if (isFolder) await rm(file, { force: true });
    },
  };
}
