import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type ContenderName, contenderTitles } from "../contenders/Contender.ts";
import type { Sample } from "../measure/probe.ts";
import type { Scenario } from "../plan.ts";
import { drawTargets, type TargetRow } from "./draw.ts";
import { type CellResult, judge, middle, type Results } from "./targets.ts";

const row = (values: readonly (string | number)[]) => `|${values.join("|")}|`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), `|${head.map(() => "---|").join("")}`, ...rows.map(row)].join("\n");
const format = (value: number) =>
  value >= 10 || Number.isInteger(value) ? String(Math.round(value)) : value.toFixed(2);
const unique = <T>(values: readonly T[]) => [...new Set(values)];

const range = ([low, high]: readonly [number, number]) =>
  !Number.isFinite(low) ? "" : format(low) === format(high) ? format(low) : `${format(low)}–${format(high)}`;

/** The lowest and the highest value of all paths. A target is met when both browsers meet it on each path. */
function readTargets(results: Results): readonly TargetRow[] {
  const verdicts = judge(results);
  return unique(verdicts.map(({ target }) => target)).map((target) => {
    const own = verdicts.filter((one) => one.target === target);
    const missed = own.filter(({ isMet }) => !isMet);
    const ranges = results.browsers.map((browser): readonly [number, number] => {
      const values = own.filter((one) => one.browser === browser).map(({ value }) => value);
      return [Math.min(...values), Math.max(...values)];
    });
    const result = missed.length === 0 ? "met" : `missed ${missed.length} of ${own.length}`;
    return { target, limits: unique(own.map(({ most }) => most)), ranges, result };
  });
}

const targetTable = (rows: readonly TargetRow[], browsers: readonly string[]) =>
  table(
    ["target", "at most", ...browsers, "result"],
    rows.map(({ target, limits, ranges, result }) => [
      target,
      limits.join(", public pages "),
      ...ranges.map(range),
      result,
    ]),
  );

type Measure = readonly [name: string, key: keyof Sample];
const visit: readonly Measure[] = [
  ["first paint", "firstPaint"],
  ["facts", "facts"],
  ["interactive", "ready"],
];
const scenarios: Readonly<Record<Scenario, readonly [title: string, measures: readonly Measure[]]>> = {
  cold: ["First visit", visit],
  tap: [
    "Tapped every 25 ms from the first paint on",
    [
      ["action accepted", "accepted"],
      ["taps lost", "lostTaps"],
      ["taps doubled", "doubledTaps"],
    ],
  ],
  warm: ["Second visit, over a new connection", visit],
  move: ["From the order to its repayment, another remote", [["interactive", "ready"]]],
};
const contenders: readonly ContenderName[] = ["ours", "bucket", "monolith", "rendered", "static", "stock"];

const print = (cell: CellResult | undefined, key: keyof Sample) =>
  cell === undefined
    ? "-"
    : /bytes$/i.test(key)
      ? (middle(cell, key) / 1000).toFixed(1)
      : Math.round(middle(cell, key));

/** One table for each scenario, link and front: a row for each path and measure, a column for each contender. */
function visitTables(cells: readonly CellResult[], browsers: readonly string[]): readonly string[] {
  const titleOf = ({ scenario, profile, front }: CellResult) => `${scenarios[scenario][0]}: ${profile}, ${front}`;
  return unique(cells.map(titleOf)).map((title) => {
    const own = cells.filter((cell) => titleOf(cell) === title);
    const columns = contenders.filter((contender) => own.some((cell) => cell.contender === contender));
    const all = own[0] ? scenarios[own[0].scenario][1] : [];
    const isFirst = own[0] === cells.find(({ scenario }) => scenario === own[0]?.scenario);
    const measures = isFirst ? all : all.filter(([, key]) => key !== "firstPaint");
    const rows = unique(own.map((cell) => cell.path)).flatMap((pathname) => {
      /** The medians of one path by contender, or "-" for a contender that was not measured there. */
      const medians = (keys: readonly (keyof Sample)[], engines: readonly (string | undefined)[]) =>
        columns.map((contender) => {
          const measured = own.filter((one) => one.path === pathname && one.contender === contender);
          const find = (engine: string | undefined) => measured.find(({ browser }) => browser === engine);
          const values = keys.flatMap((key) => engines.map((engine) => print(find(engine), key)));
          return measured.length > 0 ? values.join("/") : "-";
        });
      const times = measures.map(([name, key]) => [pathname, name, ...medians([key], browsers)]);
      const bytes = medians(["scriptBytes", "documentBytes", "bytes"], browsers.slice(0, 1));
      return isFirst && all === visit ? [...times, [pathname, "kB", ...bytes]] : times;
    });
    const head = ["path", "", ...columns.map((contender) => contenderTitles[contender])];
    return `## ${title}\n\n${table(head, rows)}`;
  });
}

/** Ours, M and the ratio of the two, in engines that are measured once. */
function olderTable(cells: readonly CellResult[]): string {
  const columns: readonly (readonly [Scenario, ...Measure])[] = [
    ["cold", "facts", "facts"],
    ["tap", "action accepted", "accepted"],
    ["cold", "interactive", "ready"],
    ["cold", "scripts kB", "scriptBytes"],
  ];
  const rows = unique(cells.map(({ browser, path: pathname }) => `${browser}|${pathname}`)).map((key) => {
    const values = columns.map(([scenario, , measure]) => {
      const [ours, theirs] = (["ours", "monolith"] as const).map((contender) =>
        cells.find(
          (one) => `${one.browser}|${one.path}` === key && one.scenario === scenario && one.contender === contender,
        ),
      );
      if (!ours || !theirs) return "-";
      return `${print(ours, measure)}/${print(theirs, measure)} (${(middle(ours, measure) / middle(theirs, measure)).toFixed(2)})`;
    });
    return [...key.split("|"), ...values];
  });
  return table(["engine", "path", ...columns.map(([, name]) => name)], rows);
}

/** Returns a line for each reason, with the number of measurements that failed for it. */
function listFailures(failures: readonly string[]) {
  const reasons = failures.map((line) => line.replace(/^.*?: (?:Error: )?/, ""));
  return [...new Set(reasons)]
    .map((reason) => `- ${reason}\n  (${reasons.filter((one) => one === reason).length} measurements)`)
    .join("\n");
}

/** Writes all samples as JSON, the chart of the targets, and the tables of `performance/measured.md`. */
export function writeReport(results: Results, folder: string) {
  mkdirSync(path.join(folder, "performance"), { recursive: true });
  writeFileSync(path.join(folder, "performance/results.json"), `${JSON.stringify(results)}\n`);
  const { commit, at, rounds, link, browsers, failures } = results;
  const measured = results.cells.filter(({ samples }) => samples.length > 0);
  const current = measured.filter(({ browser }) => browsers.includes(browser));
  const older = measured.filter(({ browser }) => !browsers.includes(browser));
  const rows = readTargets(results);
  writeFileSync(path.join(folder, "performance/targets.svg"), drawTargets(rows, browsers));
  const parts = [
    "# Measured\n\nWritten by `pnpm bench`. [Performance](../performance.md) explains the terms and the contenders.",
    `Commit ${commit}, ${at}, rounds: ${rounds}, link: ${link}.\nMedians; times in milliseconds, bytes as transferred.`,
    `## Targets\n\n${targetTable(rows, browsers)}`,
    `Below, milliseconds are those of \`${browsers.join("/")}\`; kB are scripts/document/all of the\n${browsers[0]}.`,
    ...visitTables(current, browsers),
    ...(failures.length > 0 ? [`## Left out\n\n${listFailures(failures)}`] : []),
    ...(older.length > 0 ? [`## Older Android webviews\n\nOurs/M, and the ratio.\n\n${olderTable(older)}`] : []),
  ];
  writeFileSync(path.join(folder, "performance/measured.md"), `${parts.join("\n\n")}\n`);
}
