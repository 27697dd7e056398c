import type { SeenRequest } from "../network/recordNetwork.ts";
import { serialLevels } from "../network/serialLevels.ts";

/** Requests that no screen waits for: idle downloads, analytics events and pictures of the sandbox. */
const NOT_WAITED_FOR = /\/pins\.json$|\/collect$|\/sandbox\//;

/**
 * Returns the addresses of each serial level of a first load, starting with the document's. Ignores files that builds fetch while the
 * phone is idle (`later`, names without folders) and requests sent after the screen was rendered (`renderedOn`, as in
 * Date.now()): on a busy machine those are recorded too before the gate reads them.
 */
export function countLevels(
  requests: readonly SeenRequest[],
  later: ReadonlySet<string>,
  renderedOn = Number.POSITIVE_INFINITY,
): readonly (readonly string[])[] {
  const waitedFor = requests.filter(({ url, type, sentOn }) => {
    const { pathname } = new URL(url);
    return (
      sentOn <= renderedOn &&
      type !== "Image" &&
      !NOT_WAITED_FOR.test(pathname) &&
      !later.has(pathname.slice(pathname.lastIndexOf("/") + 1))
    );
  });
  return serialLevels(waitedFor).map((level) => level.map(({ url }) => new URL(url).pathname));
}
