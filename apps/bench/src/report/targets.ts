import type { ContenderName } from "../contenders/Contender.ts";
import type { Sample } from "../measure/probe.ts";
import type { Front, Scenario } from "../plan.ts";

/** The highest accepted ratio of our median to another contender's median in the same run, or the highest median. */
interface Target {
  readonly name: string;
  readonly scenario: Scenario;
  readonly key: keyof Sample;
  /** The compared contender of ours. Default: `ours`. */
  readonly of?: ContenderName;
  /** Without it, `most` is the highest median: milliseconds, bytes or taps. */
  readonly against?: ContenderName;
  readonly most: number;
  /** The highest ratio on the public pages, where M waits for no data. */
  readonly mostPublic?: number;
  /** For links that lose packets. Other targets are for those that lose none. */
  readonly hasLoss?: boolean;
}

const ofM = { against: "monolith" } as const;
const ofR = { against: "rendered" } as const;
const ofS = { against: "static" } as const;
const facts = { scenario: "cold", key: "facts" } as const;
const accepted = { scenario: "tap", key: "accepted" } as const;
const interactive = { scenario: "cold", key: "ready" } as const;
const second = { scenario: "warm", key: "ready" } as const;

const targets: readonly Target[] = [
  { name: "facts, of M", ...facts, ...ofM, most: 0.45 },
  { name: "facts, of R", ...facts, ...ofR, most: 0.9 },
  { name: "facts, of S", ...facts, ...ofS, most: 1.12 },
  { name: "facts, bucket without an edge, of M", ...facts, of: "bucket", ...ofM, most: 0.6 },
  { name: "action accepted, of M", ...accepted, ...ofM, most: 0.45 },
  { name: "action accepted, of R", ...accepted, ...ofR, most: 0.55 },
  { name: "taps lost", scenario: "tap", key: "lostTaps", most: 0 },
  { name: "taps doubled", scenario: "tap", key: "doubledTaps", most: 0 },
  { name: "interactive, of M", ...interactive, ...ofM, most: 0.85, mostPublic: 0.95 },
  { name: "interactive, of R", ...interactive, ...ofR, most: 0.95 },
  { name: "second visit, interactive, of M", ...second, ...ofM, most: 0.7 },
  { name: "second visit, interactive, of R", ...second, ...ofR, most: 0.9 },
  { name: "another remote's screen, of M", scenario: "move", key: "ready", ...ofM, most: 1 },
  { name: "first paint, of S", scenario: "cold", key: "firstPaint", ...ofS, most: 1.12 },
  { name: "scripts, bytes", scenario: "cold", key: "scriptBytes", most: 95_000 },
  { name: "document with its data, bytes", scenario: "cold", key: "documentBytes", most: 14_600 },
  {
    name: "document of a bucket, bytes",
    scenario: "cold",
    key: "documentBytes",
    of: "bucket",
    most: 10_000,
  },
  { name: "facts with 1 % loss, of M", ...facts, ...ofM, most: 0.5, hasLoss: true },
];

const isPublic = (path: string) => path === "/promotion" || path === "/";

/** Compares ours with each target's contender wherever both were measured behind nginx with HTTP/2. */
export function judge({ cells, browsers }: Results) {
  const measured = cells.filter(
    ({ front, browser, samples }) => front === "HTTP/2" && browsers.includes(browser) && samples.length > 0,
  );
  return targets.flatMap(({ name, scenario, key, of = "ours", against, most, mostPublic, hasLoss = false }) =>
    measured
      .filter((cell) => cell.contender === of && cell.scenario === scenario && /loss/.test(cell.profile) === hasLoss)
      .flatMap((cell) => {
        const { browser, profile, path } = cell;
        const other = measured.find(
          (one) =>
            one.contender === against &&
            one.scenario === scenario &&
            one.browser === browser &&
            one.profile === profile &&
            one.path === path,
        );
        if (against && !other) return [];
        const value = middle(cell, key) / (other ? middle(other, key) : 1);
        const limit = (isPublic(path) && mostPublic) || most;
        return [{ target: name, browser, profile, path, value, most: limit, isMet: value <= limit }];
      }),
  );
}

/** Returns the median, or 0 for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** All samples of one cell in one browser. */
export interface CellResult {
  readonly scenario: Scenario;
  readonly browser: string;
  readonly profile: string;
  readonly front: Front;
  readonly path: string;
  readonly contender: ContenderName;
  readonly samples: Sample[];
}

/** A complete run of the benchmark, as written to results.json. */
export interface Results {
  /** Commit of the measured code. */
  readonly commit: string;
  readonly at: string;
  /** The current Chromiums with their versions. Cells of other browsers are measured once. */
  readonly browsers: readonly string[];
  /** What delays the packets, and the servers' congestion control. */
  readonly link: string;
  readonly rounds: number;
  readonly cells: readonly CellResult[];
  /** Measurements that failed and are not in the results. */
  readonly failures: readonly string[];
}

/** Returns the median of one measurement of a cell. */
export const middle = ({ samples }: CellResult, key: keyof Sample): number =>
  median(samples.map((sample) => sample[key] ?? 0));
