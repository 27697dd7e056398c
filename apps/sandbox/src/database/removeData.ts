import { rmSync } from "node:fs";
import path from "node:path";

/** Everything that the sandbox keeps, gone: the next start makes it anew. */
export function removeData(dataDir: string): void {
  for (const name of ["lender.sqlite", "lender.sqlite-wal", "lender.sqlite-shm", "uploads"]) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
}
