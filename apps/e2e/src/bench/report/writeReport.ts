import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contenderTitles, repository } from "../contenders/Contender.ts";
import { documentName } from "../contenders/plainDocument.ts";
import type { Sample } from "../measure/readSample.ts";
import type { Scenario } from "../plan.ts";
import { drawPlot } from "./drawPlot.ts";
import type { CellResult, Results } from "./Results.ts";
import { median, quartiles } from "./Results.ts";
import { judge } from "./targets.ts";

/** Replaces the text between the two markers of this name in the folder's `performance.md`. */
export function writeMeasured(name: string, text: string, folder = path.join(repository, "docs")) {
  const start = `<!-- ${name}: written by the benchmark, down to the end mark -->`;
  const end = `<!-- end of ${name} -->`;
  const file = path.join(folder, "performance.md");
  const before = readFileSync(file, "utf8");
  const [head = ""] = before.split(start);
  const [, tail = "\n"] = before.split(end);
  writeFileSync(file, `${head}${start}\n\n${text}\n\n${end}${tail}`);
}

const whole = (values: readonly number[]) => {
  const [low, high] = quartiles(values);
  return `${Math.round(median(values))} (${Math.round(low)}–${Math.round(high)})`;
};
const valuesOf = (samples: readonly Sample[], key: keyof Sample) => samples.map((sample) => sample[key] ?? 0);
const kB = (samples: readonly Sample[], key: keyof Sample) => (median(valuesOf(samples, key)) / 1000).toFixed(1);

const scenarioTitles: Readonly<Record<Scenario, string>> = {
  cold: "Cold",
  tap: "Tapped every 25 ms from the first paint on",
  warm: "Second visit, everything cached",
  shipped: "Second visit, after the loan remote was shipped",
  move: "From the order to its repayment, another remote",
  heap: "All six remotes visited in one page",
};

function table(cells: readonly CellResult[]): string {
  const lines = cells.map(({ path: pathname, arm: contender, samples }) =>
    [
      "",
      pathname,
      contenderTitles[contender],
      samples.length,
      whole(valuesOf(samples, "firstPaint")),
      whole(valuesOf(samples, "facts")),
      whole(valuesOf(samples, "ready")),
      whole(valuesOf(samples, "largestPaint")),
      whole(valuesOf(samples, "blocking")),
      Math.round(median(valuesOf(samples, "longestTask"))),
      median(valuesOf(samples, "layoutShift")).toFixed(3),
      median(valuesOf(samples, "levels")),
      median(valuesOf(samples, "requests")),
      kB(samples, "scriptBytes"),
      kB(samples, "bytes"),
      "",
    ].join(" | "),
  );
  return [
    "| path | contender | runs | first paint | facts readable | interactive | largest paint | blocking | longest task | shift | request depth | requests | script kB | all kB |",
    "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ...lines.map((line) => line.trim()),
  ].join("\n");
}

/** A target counts as met when both browsers meet it. */
function verdicts(shell: Results, whole: Results | undefined): string {
  const inWhole = whole ? judge(whole) : [];
  const lines = judge(shell).map(({ target, profile, path: pathname, ours, theirs, ratio, isMet }) => {
    const other = inWhole.find((one) => one.target === target && one.profile === profile && one.path === pathname);
    const result = isMet && (other?.isMet ?? true) ? "met" : "**missed**";
    return `| ${target.name} | ${profile} | ${pathname} | ${ours.toFixed(0)} / ${theirs.toFixed(0)} | ${ratio.toFixed(2)} | ${other?.ratio.toFixed(2) ?? ""} | ${target.most} | ${result} |`;
  });
  return [
    "| target | profile | path | ours / theirs | ratio | in the whole browser | at most | result |",
    "|---|---|---|---|---|---|---|---|",
    ...lines,
  ].join("\n");
}

const copiesTable = ({ copies }: Results) => {
  const contenders = Object.entries(copies);
  const libraries = Object.keys(contenders[0]?.[1] ?? {});
  return [
    `| contender | ${libraries.join(" | ")} |`,
    `|---|${libraries.map(() => "---|").join("")}`,
    ...contenders.map(
      ([contender, counts]) =>
        `| ${contenderTitles[contender as keyof typeof contenderTitles]} | ${libraries.map((name) => counts[name]).join(" | ")} |`,
    ),
  ].join("\n");
};

const tapTable = (cells: readonly CellResult[]) =>
  [
    "| path | contender | runs | first paint | action accepted | taps lost | taps doubled |",
    "|---|---|---|---|---|---|---|",
    ...cells.map(
      ({ path: pathname, arm: contender, samples }) =>
        `| ${pathname} | ${contenderTitles[contender]} | ${samples.length} | ${whole(valuesOf(samples, "firstPaint"))} | ${whole(valuesOf(samples, "accepted"))} | ${median(valuesOf(samples, "lostTaps"))} | ${median(valuesOf(samples, "doubledTaps"))} |`,
    ),
  ].join("\n");

const heapTable = (cells: readonly CellResult[]) =>
  [
    "| contender | runs | MB |",
    "|---|---|---|",
    ...cells.map(
      ({ arm: contender, samples }) =>
        `| ${contenderTitles[contender]} | ${samples.length} | ${median(valuesOf(samples, "heap")).toFixed(2)} |`,
    ),
  ].join("\n");

const describeRun = ({ commit, at, browser, rounds }: Results) =>
  `${browser}, ${rounds} rounds, commit ${commit}, ${at}`;

/**
 * Writes all samples of a run as JSON and the measured part of `performance.md`: the tables and plots of the headless shell, and
 * the targets in both browsers. A run in one browser keeps the last results of the other.
 */
export function writeReport(run: Results, isWhole: boolean, folder = path.join(repository, "docs")) {
  const plots = path.join(folder, "performance");
  mkdirSync(plots, { recursive: true });
  const fileOf = (whole: boolean) => path.join(plots, whole ? "results-whole.json" : "results.json");
  writeFileSync(fileOf(isWhole), `${JSON.stringify(run)}\n`);
  const read = (whole: boolean) =>
    existsSync(fileOf(whole)) ? (JSON.parse(readFileSync(fileOf(whole), "utf8")) as Results) : undefined;
  const whole = read(true);
  const results = read(false) ?? run;
  const parts = [
    `Headless shell: ${describeRun(results)}.${whole ? `\nWhole browser: ${describeRun(whole)}.` : ""}\nValues are medians, with the middle half of the runs in brackets; times in milliseconds, bytes as\ntransferred.`,
    "### Targets",
    verdicts(results, whole),
  ];
  for (const scenario of Object.keys(scenarioTitles) as Scenario[]) {
    const scenarioCells = results.cells.filter((cell) => cell.scenario === scenario && cell.samples.length > 0);
    for (const profile of new Set(scenarioCells.map((cell) => cell.profile))) {
      const cells = scenarioCells.filter((cell) => cell.profile === profile);
      parts.push(`### ${scenarioTitles[scenario]}${scenario === "heap" ? "" : `: ${profile}`}`);
      if (scenario === "heap") {
        parts.push(heapTable(cells));
        continue;
      }
      if (scenario === "tap") {
        parts.push(tapTable(cells));
        continue;
      }
      if (scenario === "cold") {
        for (const pathname of new Set(cells.map((cell) => cell.path))) {
          const name = `${documentName(pathname)}-${profile.replace(/[^a-z0-9]+/gi, "-").toLowerCase()}.svg`;
          writeFileSync(
            path.join(plots, name),
            drawPlot(
              `${pathname}, ${profile}`,
              cells.filter((cell) => cell.path === pathname),
            ),
          );
          parts.push(`![${pathname}, ${profile}](performance/${name})`);
        }
      }
      parts.push(table(cells));
    }
  }
  parts.push("### Scripts that contain a copy of each library, after six screens", copiesTable(results));
  if (results.failures.length > 0) parts.push("### Left out", results.failures.map((line) => `- ${line}`).join("\n"));
  writeMeasured("measured", parts.join("\n\n"), folder);
}
