import { rmSync } from "node:fs";
import path from "node:path";

/** Deletes all data of the sandbox. The next start creates it again. */
export function removeData(dataDir: string): void {
  for (const name of ["lender.sqlite", "lender.sqlite-wal", "lender.sqlite-shm", "uploads"]) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}
