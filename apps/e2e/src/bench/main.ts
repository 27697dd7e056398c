import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "@lending/federation/testing";
import { chromium } from "@playwright/test";
import { startSandbox } from "../harness/startSandbox.ts";
import { type ArmFolder, type ArmName, armTitles, type Variant } from "./arms/Arm.ts";
import { repository } from "./arms/apps.ts";
import { writeMonolith } from "./arms/writeMonolith.ts";
import { writeOurs } from "./arms/writeOurs.ts";
import { writeStatic } from "./arms/writeStatic.ts";
import { writeStock } from "./arms/writeStock.ts";
import { writeViteMonolith } from "./arms/writeViteMonolith.ts";
import { compressFolder } from "./front/compressFolder.ts";
import { createFront } from "./front/createFront.ts";
import { countCopies } from "./measure/countCopies.ts";
import { measureCell } from "./measure/measureCell.ts";
import { type Cell, fullRound, quickRound } from "./plan.ts";
import type { CellResult, Results } from "./report/Results.ts";
import { judge } from "./report/targets.ts";
import { writeReport } from "./report/writeReport.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: {
    /** Two rounds of two paths, printed and not written. */
    quick: { type: "boolean", default: false },
    /** Rounds to run; fewer when the time is up. */
    rounds: { type: "string" },
    /** Minutes after which no further round begins. */
    minutes: { type: "string", default: "23" },
    /** Only cells whose "scenario profile path arm" holds this. */
    only: { type: "string", default: "" },
    /** A folder that is kept: arms that stand in it are served as they are. */
    work: { type: "string" },
    /** Where to write the report: `docs` in this repository. */
    out: { type: "string" },
  },
});

const started = Date.now();
const rounds = Number(values.rounds ?? (values.quick ? 2 : 9));
const cells = (values.quick ? quickRound : fullRound).filter((cell) => nameOf(cell).includes(values.only));
const arms = [...new Set(cells.map(({ arm }) => arm))];
const firstPort = Number(process.env.BENCH_PORT ?? 4160);
const ports: Readonly<Record<ArmName, number>> = {
  ours: firstPort,
  monolith: firstPort + 1,
  "monolith-vite": firstPort + 2,
  stock: firstPort + 3,
  static: firstPort + 4,
};
const originOf = (arm: ArmName) => `https://localhost:${ports[arm]}`;
const work = values.work ?? mkdtempSync(path.join(tmpdir(), "bench-"));
mkdirSync(work, { recursive: true });
// The front's workers run as somebody else.
chmodSync(work, 0o755);
const print = (line: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${line}`);

function nameOf({ scenario, profile, path: entry, arm }: Cell) {
  return `${scenario} ${profile.name} ${entry.path} ${arm}`;
}

const writers: Readonly<Record<Exclude<ArmName, "static">, (folder: string, variant: Variant) => Promise<ArmFolder>>> =
  {
    ours: writeOurs,
    monolith: writeMonolith,
    "monolith-vite": writeViteMonolith,
    stock: (folder, variant) => writeStock(folder, variant, originOf("stock")),
  };
const folders = new Map<string, ArmFolder>();

async function writeArm(arm: Exclude<ArmName, "static">, variant: Variant) {
  const folder = path.join(work, `${arm}-${variant}`);
  const facts = path.join(folder, "arm.json");
  if (existsSync(facts)) {
    folders.set(`${arm} ${variant}`, JSON.parse(readFileSync(facts, "utf8")) as ArmFolder);
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const written = await writers[arm](folder, variant);
  folders.set(`${arm} ${variant}`, written);
  compressFolder(path.join(folder, "documents"));
  compressFolder(path.join(folder, "assets"));
  writeFileSync(facts, JSON.stringify(written));
  print(`built ${armTitles[arm]}, ${variant}`);
}

const sandbox = await startSandbox();
const served: readonly ArmName[] = [...new Set<ArmName>(["ours", ...arms])];
const front = createFront({
  folder: work,
  arms: served.map((name) => ({ name, port: ports[name] })),
  api: sandbox.origin,
});
const launch = await findChromium();
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, `--ignore-certificate-errors-spki-list=${front.pin}`],
});
const results = new Map<string, CellResult>();
const failures: string[] = [];

try {
  execFileSync("npx", ["-y", "pnpm@12.21.0", "exec", "turbo", "run", "build", "--output-logs=errors-only"], {
    cwd: repository,
    stdio: "inherit",
  });
  const needsShipped = new Set(cells.filter(({ scenario }) => scenario === "shipped").map(({ arm }) => arm));
  for (const arm of served) {
    if (arm === "static") continue;
    await writeArm(arm, "first");
    if (needsShipped.has(arm)) await writeArm(arm, "shipped");
    serve(arm, "first");
  }
  if (served.includes("static")) {
    // The static pages are made of ours as it is served, so the front starts once without them.
    mkdirSync(path.join(work, "static/documents"), { recursive: true });
    front.serve("static", { folder: folders.get("ours first")?.folder ?? "", headers: {} });
  }
  await front.start();
  if (served.includes("static")) {
    const folder = await writeStatic(path.join(work, "static"), browser, originOf("ours"));
    compressFolder(path.join(work, "static/documents"));
    front.serve("static", folder);
    print("wrote S");
  }

  const longest = { milliseconds: 0 };
  let done = 0;
  for (let round = 0; round < rounds; round += 1) {
    const left = Number(values.minutes) * 60_000 - (Date.now() - started);
    if (round > 0 && left < longest.milliseconds) break;
    const roundStarted = Date.now();
    for (const cell of cells) await measureOnce(cell);
    longest.milliseconds = Math.max(longest.milliseconds, Date.now() - roundStarted);
    done = round + 1;
    print(`round ${done} of ${rounds}`);
    if (!values.quick || values.out) writeReport(resultsOf(done, {}), values.out);
  }
  const copies: Partial<Record<ArmName, Readonly<Record<string, number>>>> = {};
  for (const arm of arms.filter((name) => name !== "static")) {
    copies[arm] = await countCopies(browser, originOf(arm)).catch(() => ({}));
  }
  const all = resultsOf(done, copies);
  if (!values.quick || values.out) writeReport(all, values.out);
  for (const { target, profile, path: pathname, ours, theirs, ratio, isMet } of judge(all)) {
    console.log(
      `${isMet ? "met   " : "MISSED"} ${ratio.toFixed(2).padStart(6)} of ${String(target.most).padEnd(4)}  ${target.name}: ${Math.round(ours)} / ${Math.round(theirs)}  ${pathname}, ${profile}`,
    );
  }
  for (const [arm, found] of Object.entries(copies)) console.log(`copies in ${arm}: ${JSON.stringify(found)}`);
  for (const failure of failures) console.log(`left out: ${failure}`);
} finally {
  await browser.close();
  await front.stop();
  await sandbox.stop();
  if (values.work === undefined) rmSync(work, { recursive: true, force: true });
}

function serve(arm: ArmName, variant: Variant) {
  const folder = folders.get(`${arm} ${variant}`);
  if (folder) front.serve(arm, folder);
}

async function measureOnce(cell: Cell) {
  const name = nameOf(cell);
  const result = results.get(name) ?? { ...cell, profile: cell.profile.name, path: cell.path.path, samples: [] };
  results.set(name, result);
  // A run that fails is told and tried once more; the others go on.
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const sample = await measureCell({
        browser,
        cell,
        origin: originOf(cell.arm),
        ship: (shipped) => serve(cell.arm, shipped ? "shipped" : "first"),
      });
      result.samples.push(sample);
      if (values.quick)
        print(
          `${name}: facts ${Math.round(sample.facts)}, ready ${Math.round(sample.ready)}, ${(sample.scriptBytes / 1000).toFixed(1)} kB`,
        );
      return;
    } catch (fault) {
      failures.push(`${name}: ${String(fault).split("\n")[0]}`);
    }
  }
}

function resultsOf(done: number, copies: Results["copies"]): Results {
  return {
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: repository, encoding: "utf8" }).trim(),
    at: new Date().toISOString().slice(0, 16),
    browser: `Chromium ${browser.version()}`,
    rounds: done,
    cells: [...results.values()],
    copies,
    failures,
  };
}
