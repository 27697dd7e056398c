import type { ContenderName } from "../contenders/Contender.ts";
import type { Sample } from "../measure/readSample.ts";
import type { Scenario } from "../plan.ts";
import type { Results } from "./Results.ts";
import { median } from "./Results.ts";

/** The highest accepted ratio of our median to another contender's median in the same run. */
interface Target {
  readonly name: string;
  readonly scenario: Scenario;
  readonly key: keyof Sample;
  /** The contender that is compared; ours by default. */
  readonly of?: ContenderName;
  readonly against: ContenderName;
  readonly most: number;
}

export const targets: readonly Target[] = [
  { name: "main facts readable, cold, vs M", scenario: "cold", key: "facts", against: "monolith", most: 0.45 },
  { name: "main facts readable, cold, vs R", scenario: "cold", key: "facts", against: "rendered", most: 1 },
  {
    name: "main facts readable with early data, cold, vs R",
    scenario: "cold",
    key: "facts",
    of: "early",
    against: "rendered",
    most: 1,
  },
  {
    name: "main facts readable with early data, cold, vs S",
    scenario: "cold",
    key: "facts",
    of: "early",
    against: "static",
    most: 1.15,
  },
  { name: "main facts readable, cold, vs K", scenario: "cold", key: "facts", against: "stock", most: 0.3 },
  { name: "action accepted, cold, vs M", scenario: "tap", key: "accepted", against: "monolith", most: 0.5 },
  { name: "action accepted, cold, vs R", scenario: "tap", key: "accepted", against: "rendered", most: 0.7 },
  { name: "screen interactive, cold, vs M", scenario: "cold", key: "ready", against: "monolith", most: 0.85 },
  { name: "screen interactive, cold, vs R", scenario: "cold", key: "ready", against: "rendered", most: 0.95 },
  { name: "screen interactive, cold, vs K", scenario: "cold", key: "ready", against: "stock", most: 0.4 },
  { name: "first paint, vs S", scenario: "cold", key: "firstPaint", against: "static", most: 1.1 },
  { name: "largest paint, vs S", scenario: "cold", key: "largestPaint", against: "static", most: 1.5 },
  { name: "script bytes, vs M", scenario: "cold", key: "scriptBytes", against: "monolith", most: 1.05 },
  { name: "script bytes, vs K", scenario: "cold", key: "scriptBytes", against: "stock", most: 0.3 },
  { name: "blocking time, vs M", scenario: "cold", key: "blocking", against: "monolith", most: 1 },
  { name: "warm, interactive, vs M", scenario: "warm", key: "ready", against: "monolith", most: 0.95 },
  {
    name: "bytes after one remote shipped, vs M",
    scenario: "shipped",
    key: "scriptBytes",
    against: "monolith",
    most: 0.15,
  },
  {
    name: "another remote's screen, vs M's lazy route",
    scenario: "move",
    key: "ready",
    against: "monolith",
    most: 1,
  },
  { name: "heap after six remotes, vs M", scenario: "heap", key: "heap", against: "monolith", most: 1.15 },
];

/** The result of one target on one path. */
export interface Verdict {
  readonly target: Target;
  readonly profile: string;
  readonly path: string;
  readonly ours: number;
  readonly theirs: number;
  readonly ratio: number;
  readonly isMet: boolean;
}

const middle = (samples: readonly Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key] ?? 0));

/** Compares ours with each target's contender wherever both were measured. */
export function judge({ cells }: Results): readonly Verdict[] {
  return targets.flatMap((target) =>
    cells
      .filter(
        ({ arm: contender, scenario, samples }) =>
          contender === (target.of ?? "ours") && scenario === target.scenario && samples.length > 0,
      )
      .flatMap(({ profile, path, older, samples }) => {
        const other = cells.find(
          (cell) =>
            cell.arm === target.against &&
            cell.scenario === target.scenario &&
            cell.profile === profile &&
            cell.path === path &&
            cell.older === older,
        );
        if (!other || other.samples.length === 0) return [];
        const ours = middle(samples, target.key);
        const theirs = middle(other.samples, target.key);
        const ratio = theirs === 0 ? (ours === 0 ? 1 : Number.POSITIVE_INFINITY) : ours / theirs;
        return [{ target, profile, path, ours, theirs, ratio, isMet: ratio <= target.most }];
      }),
  );
}
