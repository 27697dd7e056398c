import { createCounters } from "./networks.ts";

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
  return {
    hasRoom(network: string): boolean {
      const { count } = networks.find(network);
      return count < always || count + 1 <= share * (total + 1);
    },
    add(network: string): void {
      networks.find(network).add();
      total += 1;
    },
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
    const limits = isError ? [reports, errors] : [reports];
    if (!limits.every((limit) => limit.hasRoom(network))) return false;
    for (const limit of limits) limit.add(network);
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
