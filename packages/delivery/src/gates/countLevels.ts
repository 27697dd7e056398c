import type { SeenRequest } from "../network/recordNetwork.ts";
import { serialLevels } from "../network/serialLevels.ts";

/** What comes when the phone is idle, is told, or is a picture of the server's: a screen stands without it. */
const NOT_WAITED_FOR = /\/pins\.json$|\/collect$|\/sandbox\//;

/**
 * The addresses of each serial level of a first load, the document's first; the files that its builds fetch while the phone is
 * idle (`later`, names without folders) count for nothing.
 */
export function countLevels(seen: readonly SeenRequest[], later: ReadonlySet<string>): readonly (readonly string[])[] {
  const waitedFor = seen.filter(({ url, type }) => {
    const { pathname } = new URL(url);
    return (
      type !== "Image" && !NOT_WAITED_FOR.test(pathname) && !later.has(pathname.slice(pathname.lastIndexOf("/") + 1))
    );
  });
  return serialLevels(waitedFor).map((level) => level.map(({ url }) => new URL(url).pathname));
}
