import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { findChromium } from "../../../../packages/federation/src/testing/findChromium.ts";
import { digestPicture, isAccepted, readAcceptance } from "../looks/acceptance.ts";
import { buildSiteAt, buildWorkTreeSite, findCommit, LOOKS_FOLDER, readFileAt } from "../looks/buildSite.ts";
import { chooseLooks, type StoryEntry } from "../looks/chooseLooks.ts";
import type { Look } from "../looks/comparePictures.ts";
import { comparePictures } from "../looks/comparePictures.ts";
import { type ReportLine, renderReport } from "../looks/renderReport.ts";
import { type Failures, takePictures } from "../looks/takePictures.ts";

const HELP = `pnpm looks [words…]         compares screenshots of every story with those of main; words select stories by name
  --against <commit>        another base
  --all                     more brands, contrast, languages, widths and the largest text
  --no-build                the Storybook as it was last built
pnpm looks accept           accepts the differences of the last run`;

const ACCEPTED = "apps/storybook/looks/accepted.json";
const acceptedFile = path.resolve(import.meta.dirname, "../../../..", ACCEPTED);
const report = path.join(LOOKS_FOLDER, "report");
const lastRun = path.join(report, "run.json");

interface Run {
  readonly browser: string;
  readonly base: string;
  readonly lines: readonly ReportLine[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: "string", default: "main" },
    all: { type: "boolean", default: false },
    "no-build": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

if (values.help) console.log(HELP);
else if (positionals[0] === "accept") accept();
else await look();

async function look(): Promise<void> {
  const started = performance.now();
  const base = findCommit(values.against);
  const browser = await readBrowserVersion();
  const choose = (site: string) => chooseLooks(readEntries(site), { words: positionals, all: values.all });

  log(`Storybook of ${values.against} (${base.slice(0, 8)})`);
  const siteBefore = buildSiteAt(base);
  log("Storybook of the work tree");
  const staticFolder = path.resolve(import.meta.dirname, "../../static");
  const siteAfter = values["no-build"] && existsSync(staticFolder) ? staticFolder : buildWorkTreeSite();

  // The screenshots of a base in one browser never change, so they are cached.
  const cachedPictures = path.join(LOOKS_FOLDER, "pictures", `${base}-${browser}`);
  const after = path.join(report, "after");
  const looksBefore = choose(siteBefore);
  const looksAfter = choose(siteAfter);
  const missing = looksBefore.filter(({ name }) => !existsSync(path.join(cachedPictures, `${name}.png`)));
  rmSync(report, { recursive: true, force: true });
  mkdirSync(report, { recursive: true });
  const failuresBefore = await picture("before", siteBefore, missing, cachedPictures);
  const failuresAfter = await picture("after", siteAfter, looksAfter, after);

  const acceptance = {
    workTree: readAcceptance(existsSync(acceptedFile) ? readFileSync(acceptedFile, "utf8") : undefined),
    base: readAcceptance(readFileAt(base, ACCEPTED)),
    browser,
  };
  const lines = compare({ looksBefore, looksAfter, cachedPictures, after, failuresBefore, failuresAfter })
    .map((line) => ({
      ...line,
      accepted:
        line.kind !== "failed" &&
        isAccepted({ name: line.name, picture: readPicture(after, line.name), ...acceptance }),
    }))
    .sort(
      (one, other) =>
        Number(other.kind === "failed") - Number(one.kind === "failed") ||
        Number(one.accepted) - Number(other.accepted) ||
        other.share - one.share,
    );
  const run: Run = { browser, base, lines };
  writeFileSync(lastRun, JSON.stringify(run));
  writeFileSync(
    path.join(report, "index.html"),
    renderReport({ lines, compared: looksAfter.length, base: `${values.against} (${base.slice(0, 8)})`, browser }),
  );
  const open = lines.filter(({ accepted }) => !accepted);
  for (const { kind, title, pixels, failure } of open.slice(0, 20))
    console.log(
      `${kind.padEnd(8)} ${title}${kind === "changed" ? ` (${pixels} pixels)` : ""}${failure ? `: ${failure}` : ""}`,
    );
  if (open.length > 20) console.log(`and ${open.length - 20} more`);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `${looksAfter.length} pictures, ${open.length} to look at, ${lines.length - open.length} accepted, ${seconds} s.`,
  );
  console.log(`file://${path.join(report, "index.html")}`);
  process.exitCode = open.length > 0 ? 1 : 0;
}

async function picture(side: string, site: string, looks: readonly Look[], into: string): Promise<Failures> {
  if (looks.length === 0) return {};
  log(`${looks.length} pictures ${side}`);
  // Reading from and writing to the same folder would lose the screenshots of an earlier run.
  const fresh = `${into}.new`;
  const failures = await takePictures({ site, looks, into: fresh });
  cpSync(fresh, into, { recursive: true });
  rmSync(fresh, { recursive: true, force: true });
  return failures;
}

interface Sides {
  readonly looksBefore: readonly Look[];
  readonly looksAfter: readonly Look[];
  readonly cachedPictures: string;
  readonly after: string;
  readonly failuresBefore: Failures;
  readonly failuresAfter: Failures;
}

function compare({
  looksBefore,
  looksAfter,
  cachedPictures,
  after,
  failuresBefore,
  failuresAfter,
}: Sides): ReportLine[] {
  const looks = new Map([...looksBefore, ...looksAfter].map((look) => [look.name, look]));
  for (const side of ["before", "difference"]) mkdirSync(path.join(report, side), { recursive: true });
  return [...looks.values()].flatMap(({ name, title }): ReportLine[] => {
    const line = { name, title, accepted: false, pixels: 0, share: 1 };
    const failure = failuresAfter[name];
    if (failure !== undefined) return [{ ...line, kind: "failed", failure }];
    const [one, other] = [readPicture(cachedPictures, name), readPicture(after, name)];
    if (one !== undefined) writeFileSync(path.join(report, "before", `${name}.png`), one);
    if (one === undefined) return [{ ...line, kind: "new", failure: failuresBefore[name] }];
    if (other === undefined) return [{ ...line, kind: "gone" }];
    const difference = comparePictures(one, other);
    if (difference === undefined) return [];
    writeFileSync(path.join(report, "difference", `${name}.png`), difference.picture);
    return [{ ...line, kind: "changed", pixels: difference.pixels, share: difference.share }];
  });
}

function accept(): void {
  if (!existsSync(lastRun)) throw new Error("There is no run to accept. Run `pnpm looks` first.");
  const { browser, base, lines } = JSON.parse(readFileSync(lastRun, "utf8")) as Run;
  const before = readAcceptance(readFileAt(base, ACCEPTED));
  const earlier = readAcceptance(existsSync(acceptedFile) ? readFileSync(acceptedFile, "utf8") : undefined);
  // The base already contains its accepted differences, so they are not written again.
  const own = Object.entries(earlier.looks).filter(
    ([name, digest]) => earlier.browser === browser && before.looks[name] !== digest,
  );
  const now = lines
    .filter(({ kind }) => kind !== "failed")
    .map(({ name }): [string, string] => [name, digestPicture(readPicture(path.join(report, "after"), name))]);
  const looks = Object.fromEntries([...new Map([...own, ...now])].sort(([one], [other]) => (one < other ? -1 : 1)));
  mkdirSync(path.dirname(acceptedFile), { recursive: true });
  writeFileSync(acceptedFile, `${JSON.stringify({ browser, looks }, null, 2)}\n`);
  console.log(`${now.length} differences accepted in ${ACCEPTED}: commit it with the change.`);
}

function readPicture(folder: string, name: string): Buffer | undefined {
  const file = path.join(folder, `${name}.png`);
  return existsSync(file) ? readFileSync(file) : undefined;
}

function readEntries(site: string): readonly StoryEntry[] {
  const { entries } = JSON.parse(readFileSync(path.join(site, "index.json"), "utf8")) as {
    entries: Readonly<Record<string, StoryEntry>>;
  };
  return Object.values(entries);
}

async function readBrowserVersion(): Promise<string> {
  const browser = await chromium.launch(await findChromium());
  const version = browser.version();
  await browser.close();
  return version;
}

function log(what: string): void {
  console.log(`… ${what}`);
}
