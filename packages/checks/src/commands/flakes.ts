import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { Worker } from "node:worker_threads";
import { runStep } from "./runStep.ts";

// Runs the journeys of the existing builds many times on a busy machine, and counts what failed. Two thirds of the load
// are journeys that run at the same time, the others are busy threads. Retries would hide a flaky journey, so there are
// none.
const { positionals: filters, values } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "20" }, load: { type: "string", default: "12" } },
});
const runs = Number(values.runs);
const load = Number(values.load);
if (!(Number.isInteger(runs) && runs > 0 && Number.isInteger(load) && load >= 0)) {
  console.error("Usage: pnpm test:flakes [--runs 20] [--load 12] [file or folder of journeys …]");
  process.exit(2);
}

/** The part of Playwright's JSON report that this command reads. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly errors?: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}
interface Report extends Suite {
  /** Errors outside of tests. */
  readonly errors: readonly { readonly message: string }[];
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly skipped: number };
}

const listFailures = ({ suites = [], specs = [] }: Partial<Suite>): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      // After a time limit, the second error names the call that was waiting.
      const messages = tests
        .flatMap(({ results }) => results.flatMap(({ errors = [] }) => errors))
        .map(({ message = "" }) => stripVTControlCharacters(message).split("\n").slice(0, 3).join(" "));
      return `${file} › ${title}: ${messages.join(" | ")}`;
    }),
  ...suites.flatMap(listFailures),
];

const journeysAtOnce = Math.max(1, Math.ceil((load * 2) / 3));
const folder = mkdtempSync(path.join(tmpdir(), "flakes-"));
const file = path.join(folder, "report.json");
const command = `cd apps/e2e && PLAYWRIGHT_JSON_OUTPUT_FILE='${file}' ./node_modules/.bin/playwright test --reporter=json --workers=${journeysAtOnce} ${filters.map((one) => `'${one}'`).join(" ")}`;

const busy = Array.from({ length: Math.max(0, load - journeysAtOnce) }, () => new Worker("for (;;);", { eval: true }));
const failures = new Map<string, number>();
let redRuns = 0;
try {
  for (let run = 1; run <= runs; run += 1) {
    rmSync(file, { force: true });
    const { ok, seconds, output } = await runStep({ name: `run ${run}`, command }, false);
    const report = readReport();
    const names = [
      ...(report ? listFailures(report) : [`no report: ${output.slice(-500).trim()}`]),
      ...(report?.errors ?? []).map(({ message }) => message),
    ];
    for (const name of names) failures.set(name, (failures.get(name) ?? 0) + 1);
    if (!ok) redRuns += 1;
    const { expected = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
    const figures = `${expected} passed, ${unexpected} failed, ${skipped} skipped`;
    console.log(
      `run ${run} of ${runs}: ${ok ? "ok  " : "FAIL"} ${figures}, ${Math.round(seconds)} s, load ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const name of names) console.log(`  ${name}`);
  }
} finally {
  for (const thread of busy) void thread.terminate();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${runs - redRuns} of ${runs} runs passed at a load of ${load}`);
for (const [name, count] of [...failures].sort(([, one], [, other]) => other - one)) console.log(`${count}x ${name}`);
process.exitCode = redRuns === 0 ? 0 : 1;

/** Returns the report of the last run. Undefined when Playwright did not write one. */
function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    return undefined;
  }
}
