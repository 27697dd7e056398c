import { loadavg } from "node:os";
import type { Sample } from "../measure/readSample.ts";
import { type CellResult, median, type Results } from "./Results.ts";
import { writeMeasured } from "./writeReport.ts";

const columns = [
  ["facts readable", "cold", "facts"],
  ["action accepted", "tap", "accepted"],
  ["taps lost", "tap", "lostTaps"],
  ["interactive", "cold", "ready"],
  ["request depth", "cold", "levels"],
  ["script kB", "cold", "scriptBytes"],
  ["all kB", "cold", "bytes"],
] as const;

/** Writes the table of the older Chromiums into `performance.md`: ours, M, and the ratio of their medians. */
export function writeOlder({ cells, rounds, commit, at }: Results, folder?: string) {
  const find = (like: CellResult, scenario: string, arm: string) =>
    cells.find(
      (cell) => cell.older === like.older && cell.path === like.path && cell.scenario === scenario && cell.arm === arm,
    );
  const middle = (key: keyof Sample, cell?: CellResult) =>
    median((cell?.samples ?? []).map((sample) => sample[key] ?? 0));
  const rows = cells
    .filter(({ scenario, arm }) => scenario === "cold" && arm === "ours")
    .map((cell) => {
      const values = columns.map(([name, scenario, key]) => {
        const [ours, theirs] = ["ours", "monolith"].map((arm) => middle(key, find(cell, scenario, arm))) as [
          number,
          number,
        ];
        const print = (value: number) => (name.endsWith("kB") ? (value / 1000).toFixed(1) : String(Math.round(value)));
        const ratio = /depth|lost/.test(name) ? "" : ` (${(ours / theirs).toFixed(2)})`;
        return `${print(ours)} / ${print(theirs)}${ratio}`;
      });
      return `| ${cell.older} | ${cell.path} | ${values.join(" | ")} |`;
    });
  const head = [
    `| Chromium | path | ${columns.map(([name]) => name).join(" | ")} |`,
    `|---|---|${columns.map(() => "---|").join("")}`,
  ];
  const load = loadavg()[2]?.toFixed(1);
  const note = `Commit ${commit}, ${at}, rounds: ${rounds}, load average: ${load}.\nOurs / M, and the ratio of their medians; times in milliseconds.`;
  writeMeasured("older", `${note}\n\n${[...head, ...rows].join("\n")}`, folder);
}
