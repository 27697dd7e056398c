import { type ChildProcess, execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { findChromium } from "@lending/federation/testing";
import { chromium } from "@playwright/test";
import { startSandbox } from "../harness/startSandbox.ts";
import {
  type ContenderBuild,
  type ContenderName,
  contenderTitles,
  repository,
  type Variant,
} from "./contenders/Contender.ts";
import { writeMonolith, writePreact } from "./contenders/writeMonolith.ts";
import { writeOurs } from "./contenders/writeOurs.ts";
import { startRenderer, writeServerRendered } from "./contenders/writeServerRendered.ts";
import { writeStatic } from "./contenders/writeStatic.ts";
import { writeStock } from "./contenders/writeStock.ts";
import { writeViteMonolith } from "./contenders/writeViteMonolith.ts";
import { compressFolder, createFront } from "./front/createFront.ts";
import { createLossyLink, type Link } from "./front/createLossyLink.ts";
import { countCopies } from "./measure/countCopies.ts";
import { measureCell } from "./measure/measureCell.ts";
import { measureOlder } from "./measure/measureOlder.ts";
import { type Cell, fullRound, launchAddress, olderRound, type Profile, quickRound, slow4G } from "./plan.ts";
import type { CellResult, Results } from "./report/Results.ts";
import { judge } from "./report/targets.ts";
import { writeOlder } from "./report/writeOlder.ts";
import { writeReport } from "./report/writeReport.ts";

const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== "--"),
  options: {
    /** Runs two rounds of two paths and prints the results without writing a report. */
    quick: { type: "boolean", default: false },
    /** Measures ours and M in older Chromiums, which get gzip only, and writes that table alone. */
    older: { type: "boolean", default: false },
    /** Maximum number of rounds. `minutes` may end the run earlier. */
    rounds: { type: "string" },
    /** Starts no further round that would end after this many minutes. */
    minutes: { type: "string", default: "23" },
    /** Runs only cells with this text in "scenario profile path contender". */
    only: { type: "string", default: "" },
    /** Percentage of lost packets. Only the cells of slow 4G run, over a link in front of nginx. */
    loss: { type: "string", default: "0" },
    /** A work folder that is not deleted. Contenders already built in it are reused. */
    work: { type: "string" },
    /** The whole browser's program, which measures instead of the headless shell. */
    browser: { type: "string" },
    /** Folder for the report. Default: `docs` in this repository. */
    out: { type: "string" },
  },
});

const started = Date.now();
const rounds = Number(values.rounds ?? (values.quick ? 2 : 9));
const loss = Number(values.loss);
const plan = values.older ? olderRound : values.quick ? quickRound : fullRound;
const write = (all: Results) =>
  values.older ? writeOlder(all, values.out) : writeReport(all, values.browser !== undefined, values.out);
const cells = plan
  .filter((cell) => nameOf(cell).includes(values.only) && (loss === 0 || cell.profile === slow4G))
  .map((cell) => (loss === 0 ? cell : { ...cell, profile: withoutThrottle(cell.profile) }));
const contenders = [...new Set(cells.map(({ contender }) => contender))];
const firstPort = Number(process.env.BENCH_PORT ?? 4160);
const ports: Readonly<Record<ContenderName, number>> = {
  ours: firstPort,
  monolith: firstPort + 1,
  "monolith-vite": firstPort + 2,
  stock: firstPort + 3,
  static: firstPort + 4,
  rendered: firstPort + 5,
  preact: firstPort + 6,
  early: firstPort + 7,
};
const renderPort = firstPort + 8;
/** With packet loss nginx listens behind the links. */
const behindLink = loss > 0 ? 10 : 0;
const originOf = (contender: ContenderName) => `https://localhost:${ports[contender]}`;
const work = values.work ?? mkdtempSync(path.join(tmpdir(), "bench-"));
mkdirSync(work, { recursive: true });
// nginx workers run as another user.
chmodSync(work, 0o755);
const print = (line: string) =>
  console.log(`${String(Math.round((Date.now() - started) / 1000)).padStart(5)} s  ${line}`);

/** The link limits the speed of the download in place of the browser. */
function withoutThrottle(profile: Profile): Profile {
  return { ...profile, name: `${profile.name}, ${loss} % lost`, downloadThroughput: -1 };
}

function nameOf({ scenario, profile, path: entry, contender, older }: Cell) {
  return `${scenario} ${profile.name} ${entry.path} ${contender}${older ? ` ${older.major}` : ""}`;
}

/** S and the documents with early data are made from our builds. */
type BuiltContender = Exclude<ContenderName, "static" | "early">;

const writers: Readonly<Record<BuiltContender, (folder: string, variant: Variant) => Promise<ContenderBuild>>> = {
  ours: writeOurs,
  monolith: writeMonolith,
  "monolith-vite": writeViteMonolith,
  rendered: writeServerRendered,
  preact: writePreact,
  stock: (folder, variant) => writeStock(folder, variant, originOf("stock")),
};
const folders = new Map<string, ContenderBuild>();

async function writeContender(contender: BuiltContender, variant: Variant) {
  const folder = path.join(work, `${contender}-${variant}`);
  const buildFile = path.join(folder, "contender.json");
  if (existsSync(buildFile)) {
    folders.set(`${contender} ${variant}`, JSON.parse(readFileSync(buildFile, "utf8")) as ContenderBuild);
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const build = await writers[contender](folder, variant);
  folders.set(`${contender} ${variant}`, build);
  compressFolder(path.join(folder, "documents"));
  compressFolder(path.join(folder, "assets"));
  writeFileSync(buildFile, JSON.stringify(build));
  print(`built ${contenderTitles[contender]}, ${variant}`);
}

const sandbox = await startSandbox({ SANDBOX_EARLY: "on" });
const served: readonly ContenderName[] = [...new Set<ContenderName>(["ours", ...contenders])];
const documentsPorts: Readonly<Partial<Record<ContenderName, number>>> = {
  rendered: renderPort,
  early: Number(new URL(sandbox.origin).port),
};
const front = createFront({
  folder: work,
  contenders: served.map((name) => ({
    name,
    port: ports[name] + behindLink,
    documentsPort: documentsPorts[name],
  })),
  api: sandbox.origin,
});
const launch = await findChromium();
const browser = await chromium.launch({
  ...launch,
  ...(values.browser && { executablePath: values.browser }),
  args: [...launch.args, `--ignore-certificate-errors-spki-list=${front.publicKeyHash}`],
});
const links: Link[] = [];
const results = new Map<string, CellResult>();
const failures: string[] = [];
let renderer: ChildProcess | undefined;

try {
  execFileSync("npx", ["-y", "pnpm@12.21.0", "exec", "turbo", "run", "build", "--output-logs=errors-only"], {
    cwd: repository,
    stdio: "inherit",
  });
  const needsShipped = new Set(
    cells.filter(({ scenario }) => scenario === "shipped").map(({ contender }) => contender),
  );
  for (const contender of served) {
    if (contender === "static" || contender === "early") continue;
    await writeContender(contender, "first");
    if (needsShipped.has(contender)) await writeContender(contender, "shipped");
    serve(contender, "first");
  }
  if (served.includes("early")) front.serve("early", folders.get("ours first") ?? { folder: work, headers: {} });
  if (served.includes("static")) {
    // The static pages are made from ours as nginx serves them, so nginx starts before they exist.
    mkdirSync(path.join(work, "static/documents"), { recursive: true });
    front.serve("static", { folder: folders.get("ours first")?.folder ?? "", headers: {} });
  }
  if (served.includes("rendered")) {
    renderer = await startRenderer(folders.get("rendered first")?.folder ?? "", sandbox.origin, renderPort);
  }
  await front.start();
  if (loss > 0)
    for (const name of served) {
      const port = ports[name];
      links.push(await createLossyLink({ ...slow4G, port, to: port + behindLink, loss }));
    }
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
    if (!values.quick || values.out) write(resultsOf(done, {}));
  }
  const copies: Partial<Record<ContenderName, Readonly<Record<string, number>>>> = {};
  for (const contender of values.older ? [] : contenders.filter((name) => name !== "static" && name !== "early")) {
    copies[contender] = await countCopies(browser, originOf(contender)).catch(() => ({}));
  }
  const all = resultsOf(done, copies);
  if (!values.quick || values.out) write(all);
  for (const { target, profile, path: pathname, ours, theirs, ratio, isMet } of judge(all)) {
    console.log(
      `${isMet ? "met   " : "MISSED"} ${ratio.toFixed(2).padStart(6)} of ${String(target.most).padEnd(4)}  ${target.name}: ${Math.round(ours)} / ${Math.round(theirs)}  ${pathname}, ${profile}`,
    );
  }
  for (const [contender, counts] of Object.entries(copies))
    console.log(`copies in ${contender}: ${JSON.stringify(counts)}`);
  for (const failure of failures) console.log(`failed: ${failure}`);
} finally {
  await browser.close();
  for (const link of links) link.close();
  await front.stop();
  renderer?.kill();
  await sandbox.stop();
  if (values.work === undefined) rmSync(work, { recursive: true, force: true });
}

function serve(contender: ContenderName, variant: Variant) {
  const folder = folders.get(`${contender} ${variant}`);
  if (folder) front.serve(contender, folder);
}

async function measureOnce(cell: Cell) {
  const name = nameOf(cell);
  const result = results.get(name) ?? {
    scenario: cell.scenario,
    profile: cell.profile.name,
    path: cell.path.path,
    arm: cell.contender,
    older: cell.older?.major,
    samples: [],
  };
  results.set(name, result);
  // A failed measurement is logged and retried once; the others continue.
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const origin = originOf(cell.contender);
      const { older } = cell;
      const sample = older
        ? await measureOlder({
            cell,
            older,
            address: launchAddress(origin, cell.path),
            publicKeyHash: front.publicKeyHash,
          })
        : await measureCell({
            browser,
            cell,
            origin,
            ship: (shipped) => serve(cell.contender, shipped ? "shipped" : "first"),
          });
      result.samples.push(sample);
      if (values.quick || values.older)
        print(
          `${name}: ${cell.scenario === "tap" ? `accepted ${Math.round(sample.accepted)}, lost ${sample.lostTaps}, doubled ${sample.doubledTaps ?? 0}` : `facts ${Math.round(sample.facts)}, interactive ${Math.round(sample.ready)}`}, ${(sample.scriptBytes / 1000).toFixed(1)} kB`,
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
