import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";

const MOUNTS = "/proc/mounts";
/** Returns a file system in memory, where a store's synced writes take no time, if programs can start there. */
function findPlace(): string {
  const mounts = existsSync(MOUNTS) ? readFileSync(MOUNTS, "utf8") : "";
  return /^\S+ \/dev\/shm \S+ (?!\S*noexec)/m.test(mounts) ? "/dev/shm" : tmpdir();
}
const place = findPlace();
const makeFolder = () => mkdtempSync(path.join(place, "test-"));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/**
 * Test helper: creates a folder before each test and removes it afterwards. Returns a function that returns its path. `prepare`
 * fills the first one; each test receives a copy.
 */
export function folderForEachTest(prepare?: (folder: string) => Promise<unknown>): () => string {
  let [prepared, folder] = ["", ""];
  beforeAll(async () => {
    prepared = makeFolder();
    await prepare?.(prepared);
  });
  beforeEach(() => {
    folder = makeFolder();
    if (prepare) cpSync(prepared, folder, { recursive: true });
  });
  afterEach(() => removeFolder(folder));
  afterAll(() => removeFolder(prepared));
  return () => folder;
}
