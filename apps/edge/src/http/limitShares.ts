import { createCounters } from "./networks.ts";

/** The largest share of a variant's reports that one network can make up. Below the margin of a verdict, which is 1 %. */
const SHARE_MAX = 0.005;
/** Reports of a network that always count. Otherwise the first ones of a canary would be refused. */
const ALWAYS = 2;
/** Counters of this many pairs of release and variant are kept. */
const PAIRS_MAX = 16;

/**
 * Creates the limit of a network's share in the reports of a variant. Visits and errors count together: refusing one kind alone would
 * change the share of errors, by which a canary is judged. Returns a function that returns whether a report counts.
 */
export function createShareLimit(secret?: Uint8Array) {
  const pairs = new Map<string, { total: number; readonly networks: ReturnType<typeof createCounters> }>();
  return (variant: string, network: string): boolean => {
    const pair = pairs.get(variant) ?? { total: 0, networks: createCounters(secret) };
    pairs.set(variant, pair);
    const [oldest] = pairs.keys();
    if (pairs.size > PAIRS_MAX && oldest !== undefined) pairs.delete(oldest);
    const counter = pair.networks.find(network);
    if (counter.count >= ALWAYS && counter.count + 1 > SHARE_MAX * (pair.total + 1)) return false;
    counter.add();
    pair.total += 1;
    return true;
  };
}
