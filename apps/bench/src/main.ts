import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { repository, startSandbox } from "@lending/e2e/harness/startSandbox";
import { buildContender } from "./contenders/buildContender.ts";
import { type ContenderName, contenderTitles } from "./contenders/Contender.ts";
import { type Fronts, findMissingServer, openFronts } from "./front/openFronts.ts";
import { serveFiles } from "./front/serveFiles.ts";
import { findObstacle, type Link, openLink } from "./link/openLink.ts";
import { filmCell, measureCell } from "./measure/measureCell.ts";
import { launchBehind, openOlderPhone, openPhone } from "./measure/openPhone.ts";
import type { Sample } from "./measure/probe.ts";
import { type Cell, filmed, fullRound, launchAddress, olderRound, quickRound } from "./plan.ts";
import { drawFilmstrip, type Film } from "./report/draw.ts";
import { type CellResult, judge, type Results } from "./report/targets.ts";
import { writeReport } from "./report/writeReport.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: {
    /** Prints two short rounds in the headless shell, without a report. */
    quick: { type: "boolean", default: false },
    /** Maximum number of rounds. `minutes` may end the run earlier. */
    rounds: { type: "string" },
    /** Starts no further round that would end after this many minutes. */
    minutes: { type: "string" },
    /** Runs only cells with this text in "scenario browser profile front path contender". */
    only: { type: "string", default: "" },
    /** Folder for the report. Default: `docs` in this repository, or none with `quick` and `only`. */
    out: { type: "string" },
  },
});
const { quick, only } = values;
const rounds = Number(values.rounds ?? (quick ? 2 : 9));
const minutes = Number(values.minutes ?? (quick ? 4 : 29));
const reportFolder = values.out ?? path.join(repository, "docs");
const isWriting = (!quick && only === "") || values.out !== undefined;

const obstacle = findObstacle() ?? findMissingServer();
if (obstacle) {
  console.error(`The benchmark measures over a real link and cannot run: ${obstacle}.`);
  process.exit(1);
}

const started = Date.now();
const secondsSince = (moment: number) => Math.round((Date.now() - moment) / 1000);
const print = (line: string) => console.log(`${String(secondsSince(started)).padStart(5)} s  ${line}`);
const work = mkdtempSync(path.join(tmpdir(), "bench-"));

/** The current Chromiums. `older` engines are named by their version. */
const programs = { "headless shell": "/usr/bin/chromium-headless-shell", "whole browser": "/usr/bin/chromium" };
const browsers = Object.entries(programs).filter(([name]) => !quick || name === "headless shell");
const nameOf = (cell: Cell, browser: string) =>
  `${cell.scenario} ${browser} ${cell.profile.name} ${cell.front} ${cell.path.path} ${cell.contender}`;
const select = <C extends Cell>(cells: readonly C[], browser: (cell: C) => string) =>
  cells.map((cell) => ({ cell, browser: browser(cell) })).filter((one) => nameOf(one.cell, one.browser).includes(only));
const round = browsers.map(([name, program]) => ({
  program,
  cells: select(quick ? quickRound : fullRound, () => name),
}));
const older = quick ? [] : select(olderRound, (cell) => `Chromium ${cell.older.major}`);
const contenders = new Set([...older, ...round.flatMap(({ cells }) => cells)].map(({ cell }) => cell.contender));

const cellCount = older.length + rounds * round.reduce((sum, { cells }) => sum + cells.length, 0);
let measuredCount = 0;

const results = new Map<string, CellResult>();
const failures: string[] = [];
const children: { kill(): unknown }[] = [];
/** The link, and the servers behind it. */
interface Running {
  readonly link: Link;
  readonly fronts: Fronts;
}
const addressOf = (cell: Cell, fronts: Fronts) => launchAddress(fronts.origin(cell.contender, cell.front), cell.path);
let running: Partial<Running> = {};
const sandbox = await startSandbox();

/** Builds a contender, if it is not ours, and serves it. Returns the port. */
async function start(name: ContenderName): Promise<number> {
  // Documents from the edge in the sandbox, as `npm start` serves them, and the bucket's files.
  const ours = { build: { folder: path.join(work, "bucket"), headers: {} }, renderer: sandbox.origin };
  const { build, renderer, child } =
    name === "ours" ? { ...ours, child: undefined } : await buildContender(name, path.join(work, name), sandbox.origin);
  const { port, close } = await serveFiles(build, { api: sandbox.origin, renderer });
  children.push({ kill: close }, ...(child ? [child] : []));
  print(`serves ${contenderTitles[name]}`);
  return port;
}

/** Measures a cell. A failed measurement is recorded and retried once; the others continue. */
async function measureOnce(cell: Cell, browser: string, measure: () => Promise<Sample>) {
  const name = nameOf(cell, browser);
  const result: CellResult = results.get(name) ?? {
    ...{ scenario: cell.scenario, browser, profile: cell.profile.name, front: cell.front },
    ...{ path: cell.path.path, contender: cell.contender, samples: [] },
  };
  results.set(name, result);
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const sample = await measure();
      result.samples.push(sample);
      const { facts, ready, accepted, lostTaps, doubledTaps } = sample;
      const line =
        cell.scenario === "tap"
          ? `accepted ${accepted}, lost ${lostTaps}, doubled ${doubledTaps ?? 0}`
          : `facts ${facts}, interactive ${ready}, document ${sample.documentBytes}`;
      measuredCount += 1;
      print(`${measuredCount} of at most ${cellCount}  ${name}: ${line}`);
      return;
    } catch (fault) {
      failures.push(`${name}: ${String(fault).split("\n")[0]}`);
    }
  }
}

/** Starts a browser behind the link. Returns what a measurement needs of it and of a cell. */
async function launch(program: string, { link, fronts }: Running) {
  const browser = await launchBehind(program, link, fronts.publicKeyHash);
  const optionsOf = (cell: Cell, name: string, number: number) => ({
    ...{ cell, browser: name, link, round: number, address: addressOf(cell, fronts) },
    openPhone: () => openPhone(browser, cell.contender !== "static"),
    disconnect: () => fronts.disconnect(cell.contender),
  });
  return { browser, optionsOf };
}

async function measureRound(number: number, running: Running) {
  for (const { program, cells } of round) {
    const inTurn = number % 2 === 0 ? cells.toReversed() : cells;
    const [first] = inTurn;
    if (!first) continue;
    const { browser, optionsOf } = await launch(program, running);
    try {
      // A browser that has just started is slower: its first visit is not recorded, and every second round is reversed.
      await measureCell(optionsOf(first.cell, first.browser, number));
      for (const { cell, browser: name } of inTurn)
        await measureOnce(cell, name, () => measureCell(optionsOf(cell, name, number)));
    } finally {
      await browser.close();
    }
  }
}

/** Draws what the first visit shows with each contender, side by side. */
async function writeFilmstrip(running: Running) {
  const { browser, optionsOf } = await launch(programs["headless shell"], running);
  try {
    const films: Film[] = [];
    for (const { cell, browser: name } of select(filmed, () => "headless shell")) {
      // The first visit of a browser that has just started is slower.
      await filmCell(optionsOf(cell, name, 0));
      films.push({ title: contenderTitles[cell.contender], frames: await filmCell(optionsOf(cell, name, 0)) });
    }
    writeFileSync(path.join(reportFolder, "performance/filmstrip.svg"), drawFilmstrip(films));
  } finally {
    await browser.close();
  }
}

function resultsOf(done: number, kind: string): Results {
  const congestion = readFileSync("/proc/sys/net/ipv4/tcp_congestion_control", "utf8").trim();
  return {
    commit: execFileSync("git", ["rev-parse", "--short", "HEAD"], { cwd: repository, encoding: "utf8" }).trim(),
    at: new Date().toISOString().slice(0, 16),
    browsers: browsers.map(([name]) => name),
    link: `${kind}, congestion control ${congestion}`,
    rounds: done,
    cells: [...results.values()],
    failures: [...new Set(failures)],
  };
}

try {
  execFileSync("npx", ["-y", "pnpm@12.21.0", "exec", "turbo", "run", "build", "--output-logs=errors-only"], {
    cwd: repository,
    stdio: "inherit",
  });
  const upstreams = new Map<ContenderName, number>();
  for (const name of new Set<ContenderName>(["bucket", "ours", ...contenders])) upstreams.set(name, await start(name));
  const link = await openLink(work);
  running = { link };
  const fronts = await openFronts(work, upstreams);
  running = { link, fronts };
  print(`link: ${link.kind}`);
  for (const { cell, browser } of older)
    await measureOnce(cell, browser, () =>
      measureCell({
        ...{ cell, browser, link, round: 0, address: addressOf(cell, fronts) },
        openPhone: () => openOlderPhone(cell.older, link, fronts.publicKeyHash),
        disconnect: () => fronts.disconnect(cell.contender),
      }),
    );
  let longest = 0;
  let done = 0;
  while (done < rounds && (done === 0 || secondsSince(started) + longest < minutes * 60)) {
    const roundStarted = Date.now();
    await measureRound(done, { link, fronts });
    longest = Math.max(longest, secondsSince(roundStarted));
    done += 1;
    print(`round ${done} of at most ${rounds}`);
    if (isWriting) writeReport(resultsOf(done, link.kind), reportFolder);
  }
  if (isWriting) await writeFilmstrip({ link, fronts });
  for (const { target, browser, profile, path: pathname, value, most, isMet } of judge(resultsOf(done, link.kind)))
    console.log(
      `${isMet ? "met   " : "MISSED"} ${value.toFixed(2).padStart(8)} of ${String(most).padEnd(5)}  ${target}  ${pathname}, ${profile}, ${browser}`,
    );
  for (const failure of failures) console.log(`failed: ${failure}`);
} finally {
  await running.fronts?.close();
  await running.link?.close();
  for (const child of children) child.kill();
  await sandbox.stop();
  rmSync(work, { recursive: true, force: true });
}
