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
function createCounters(secret: Uint8Array = randomBytes(16)) {
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

/**
 * What one network can make up of a variant's reports and of its errors: a share, and a number that always counts, because otherwise
 * the first reports of a canary would be refused. The share of reports is below the margin of a verdict, which is 1 %. That of errors
 * is twice as much, so that chance refuses hardly an error of a network with many phones.
 */
const OF_REPORTS = { share: 0.005, always: 2 };
const OF_ERRORS = { share: 0.01, always: 1 };
/** Counters of this many variants of releases are kept. */
const VARIANTS_MAX = 16;

/** Limits what one network makes up of all that is counted. */
function createShare({ share, always }: typeof OF_REPORTS, secret: Uint8Array | undefined) {
  const networks = createCounters(secret);
  let total = 0;
  return (network: string) => {
    const counter = networks.find(network);
    return {
      hasRoom: counter.count < always || counter.count + 1 <= share * (total + 1),
      add() {
        counter.add();
        total += 1;
      },
    };
  };
}

/**
 * Creates the limit of a network's share in the reports of a variant, and in its errors: a canary is judged by the share of errors, to
 * which the few reports of one network could contribute most of the errors. Returns a function that returns whether a report counts.
 */
export function createShareLimit(secret?: Uint8Array) {
  const variants = new Map<string, Record<"reports" | "errors", ReturnType<typeof createShare>>>();
  return (variant: string, network: string, isError: boolean): boolean => {
    const { reports, errors } = variants.get(variant) ?? {
      reports: createShare(OF_REPORTS, secret),
      errors: createShare(OF_ERRORS, secret),
    };
    variants.set(variant, { reports, errors });
    const [oldest] = variants.keys();
    if (variants.size > VARIANTS_MAX && oldest !== undefined) variants.delete(oldest);
    const limits = (isError ? [reports, errors] : [reports]).map((limit) => limit(network));
    if (!limits.every(({ hasRoom }) => hasRoom)) return false;
    for (const { add } of limits) add();
    return true;
  };
}

const WINDOW_MS = 60_000;

interface LimitOptions {
  readonly perKey: number;
  readonly inAll: number;
  /** What each key is allowed also when the limit of all is reached. */
  readonly always: number;
}

/** Counts in windows of a minute. Returns a function that returns whether another one of a key is allowed. */
export function createLimit(now: () => number, { perKey, inAll, always }: LimitOptions) {
  let until = 0;
  let total = 0;
  const counters = createCounters();
  return (key: string): boolean => {
    if (now() >= until || now() < until - WINDOW_MS) {
      until = now() + WINDOW_MS;
      total = 0;
      counters.clear();
    }
    const counter = counters.find(key);
    counter.add();
    // What is refused already uses up nothing of the others.
    if (counter.count > perKey) return false;
    total += 1;
    return total <= inAll || counter.count <= always;
  };
}
