import { createHash, randomBytes } from "node:crypto";
import { isIP } from "node:net";

/** Returns the 16-bit groups of an IPv6 address. */
function groupsOf(address: string): readonly string[] {
  const [head = "", tail] = address.split("::", 2);
  const parts = (text: string) => (text === "" ? [] : text.split(":"));
  const [first, last] = [parts(head), parts(tail ?? "")];
  const missing = tail === undefined ? [] : Array.from({ length: 8 - first.length - last.length }, () => "0");
  return [...first, ...missing, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}

/**
 * Returns the network of an address: the /24 of IPv4, the /64 of IPv6. One subscriber can use every address of a /64. Any other text
 * is its own network.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  if (isIP(mapped) === 4) return `${mapped.split(".").slice(0, 3).join(".")}.0/24`;
  if (isIP(mapped) === 6)
    return `${groupsOf(mapped.split("%", 1)[0] ?? "")
      .slice(0, 4)
      .join(":")}::/64`;
  return mapped;
}

/** Returns whether an address is this machine's: a sandbox, a test, or a person who tries something out. */
export const isThisMachine = (address: string) =>
  address === "local" || /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/i.test(address);

const BUCKETS = 65_536;

/**
 * Creates counters by key in a fixed amount of memory. A secret hash chooses the counter of a key, so nobody can fill a table, or aim
 * at the counter of another one; two keys share one by chance once in 65 536 pairs.
 */
export function createCounters(secret: Uint8Array = randomBytes(16)) {
  const counts = new Uint32Array(BUCKETS);
  return {
    clear: () => counts.fill(0),
    /** Returns the counter of a key. */
    find(key: string) {
      const index = createHash("sha256").update(secret).update(key).digest().readUInt16BE(0);
      return {
        get count() {
          return counts[index] ?? 0;
        },
        add() {
          counts[index] = (counts[index] ?? 0) + 1;
        },
      };
    },
  };
}
