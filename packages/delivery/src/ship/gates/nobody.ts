import { realpathSync, statSync } from "node:fs";
import path from "node:path";

/** The user without rights, as every Linux numbers it: options of a process that root starts. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

/** Returns whether every user may read a folder, or run a file, and pass all folders above it. */
function isOpen(file: string): boolean {
  const target = realpathSync(file);
  for (let at = target; ; at = path.dirname(at)) {
    const needed = at === target ? 0o5 : 0o1;
    if ((statSync(at).mode & needed) !== needed) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Returns why the code of a candidate would run as the user who can read keys and credentials. Undefined where it can run as nobody,
 * who reads neither their files nor the environment of this process.
 */
export function whyNotNobody(repository: string): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "only root on Linux can start a process as another user";
  const closed = [repository, process.execPath].find((one) => !isOpen(one));
  return closed === undefined ? undefined : `other users cannot read ${closed}`;
}
