import { randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { type FileHandle, link, mkdir, open, readdir, realpath, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Untrusted } from "../formats/names.ts";
import { checkKey, OBJECT_MAX, type Store, type Stored } from "./Store.ts";

/** Folder for objects before they get their name. Files left by a killed writer do no harm. */
const WRITING = ".writing";

const codeOf = (fault: unknown) => (fault instanceof Error && "code" in fault ? String(fault.code) : "");
/** Nothing has this name, or a folder, or links that lead to each other. */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "EISDIR", "ELOOP"]);
function ignoreAbsent(fault: unknown): undefined {
  if (!ABSENT.has(codeOf(fault))) throw fault;
}

/** A folder may list its objects: an edge removes copies that it no longer needs. In a bucket nothing is ever listed. */
export interface FolderStore extends Store {
  /** Lists all keys, sorted. */
  list(): Promise<readonly string[]>;
}

/**
 * Opens a store in a folder of this machine. An object is flushed to a temporary file before it gets its name: by a link, which
 * the file system rejects when the name exists, or by a rename, which replaces atomically.
 */
export function createFolderStore(folder: string): FolderStore {
  const root = path.resolve(folder);
  const fileOf = (key: string) => path.join(root, checkKey(key));

  /** Throws when a link leads from the folder of a file to another one, such as another store of this machine. */
  async function checkFolder(file: string) {
    const one = path.dirname(file);
    const found = await realpath(one);
    if (found !== path.join(await realpath(root), path.relative(root, one)))
      throw new Error(`${one} leads to ${found}: remove that link from the store.`);
  }

  async function makeFolder(file: string) {
    await mkdir(path.dirname(file), { recursive: true });
    await checkFolder(file);
  }

  async function write(key: string, content: Uint8Array, name: (from: string, to: string) => Promise<void>) {
    const file = fileOf(key);
    const aside = path.join(root, WRITING, randomUUID());
    await makeFolder(aside);
    try {
      const written = await open(aside, "wx");
      try {
        await written.writeFile(content);
        await written.sync();
      } finally {
        await written.close();
      }
      await makeFolder(file);
      await name(aside, file);
    } finally {
      await rm(aside, { force: true });
    }
  }

  /** Opens an object; undefined for a device, a pipe or a folder, which could be read without end. */
  async function openFile<Result>(key: string, max: number, use: (file: FileHandle, etag: string) => Promise<Result>) {
    // Without waiting, because opening a pipe would wait for its writer.
    const file = await open(fileOf(key), constants.O_RDONLY | constants.O_NONBLOCK).catch(ignoreAbsent);
    try {
      const found = await file?.stat({ bigint: true });
      if (!file || !found?.isFile()) return undefined;
      if (found.size > max) throw new Untrusted(`${root}/${key} is longer than ${max} bytes.`);
      return await use(file, `${found.ino}-${found.mtimeNs}-${found.size}`);
    } finally {
      await file?.close();
    }
  }

  return {
    address: root,
    read: (key, max = OBJECT_MAX) => openFile(key, max, (file) => file.readFile()),
    readIfChanged: (key, etag, max = OBJECT_MAX) =>
      openFile<Stored | "unchanged">(key, max, async (file, current) =>
        current === etag ? "unchanged" : { bytes: await file.readFile(), etag: current },
      ),
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
    async list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ignoreAbsent);
      const files = (entries ?? []).filter((entry) => !entry.isDirectory());
      const names = files.map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)));
      return names.filter((name) => !name.startsWith(`${WRITING}${path.sep}`)).sort();
    },
    async remove(key) {
      const file = fileOf(key);
      const isFolder = await checkFolder(file).then(() => true, ignoreAbsent);
      if (isFolder) await rm(file, { force: true });
    },
  };
}
