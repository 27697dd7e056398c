import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { findChromium } from "@lending/federation/testing";
import { forEachAtOnce } from "@lending/releases/store/Store";
import { type Browser, chromium } from "playwright-core";
import { type CandidatePlace, type CandidateServer, startCandidateServer } from "./candidateServer.ts";
import { findWaitedFor, recordNetwork, serialLevels, waitForScreen, watchScreen } from "./recordNetwork.ts";

/** Long enough for a busy machine: the gate checks whether a page opens, not how fast. */
const OPEN_MS = 40_000;
/** The least time in which a page answers a question. */
const ANSWER_MS = 5_000;
/** A page may print without end. */
const PROBLEMS_MAX = 20;
const PROBLEM_MAX = 300;

/** A sandboxed frame runs no scripts, not even that of `watchScreen`. Its content comes from the back end. */
const IN_SANDBOXED_FRAME = /^Blocked script execution in .* because the document's frame is sandboxed/;

/** Result of opening one path. */
export interface Opened {
  /** Description of all problems; undefined when there are none. */
  readonly problem: string | undefined;
  /** The addresses of each serial level until the screen was rendered. */
  readonly levels: readonly (readonly string[])[];
}

/**
 * Opens one path and returns its problems: an error of the page or the console, a file that is missing or
 * does not match its hash, or no heading on the screen once the document's first paint is removed. `later` lists the files that
 * builds fetch while the phone is idle.
 */
export async function openPage(
  browser: Browser,
  { origin, launch }: Pick<CandidateServer, "origin" | "launch">,
  { pathname, variant }: { readonly pathname: string; readonly variant: string },
  later: ReadonlySet<string>,
  openMs = OPEN_MS,
): Promise<Opened> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const problems: string[] = [];
  const note = (problem: string) => problems.length < PROBLEMS_MAX && problems.push(problem.slice(0, PROBLEM_MAX));
  let levels: Opened["levels"] = [];
  const isClosed = new AbortController();
  try {
    const page = await context.newPage();
    const requests = await recordNetwork(page);
    await watchScreen(page);
    page.on("pageerror", (error) => note(`error: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !IN_SANDBOXED_FRAME.test(message.text())) note(`console: ${message.text()}`);
    });
    // When a screen throws, the shell shows a failure screen and reports the error to the analytics endpoint.
    page.on("request", (request) => {
      if (!request.url().endsWith("/collect")) return;
      const name = /"event":"error","name":"(\w+)"/.exec(request.postData() ?? "")?.[1];
      if (name !== undefined) note(`it reports ${name}`);
    });
    page.on("response", (response) => {
      const url = new URL(response.url());
      if (response.status() >= 400 && url.origin === origin)
        note(`${url.pathname} responds with status ${response.status()}`);
    });
    await page.goto(`${origin}${pathname}?${launch}&variant=${variant}`, { timeout: openMs });
    const renderedOn = await waitForScreen(page, openMs).catch(() => {
      note("no heading on the screen");
      return undefined;
    });
    levels = countLevels(requests, later, renderedOn);
    const retries = page.getByRole("button", { name: "Retry" }).count();
    // A page whose script never ends does not answer, and Playwright would wait for it without end.
    const late = wait(Math.max(openMs, ANSWER_MS), "late" as const, { signal: isClosed.signal });
    const found = await Promise.race([retries, late]);
    if (found === "late") note("it does not respond");
    else if (found > 0) note("it offers a retry instead of its screen");
  } catch (fault) {
    note((fault as Error).message.split("\n")[0] ?? "");
  } finally {
    isClosed.abort();
    await context.close();
  }
  return { problem: problems.length === 0 ? undefined : [...new Set(problems)].join(", "), levels };
}

/** Returns the addresses of each serial level of a first load, starting with the document's. See `findWaitedFor`. */
export const countLevels = (...load: Parameters<typeof findWaitedFor>): readonly (readonly string[])[] =>
  serialLevels(findWaitedFor(...load)).map((level) => level.map(({ url }) => new URL(url).pathname));

/** A path, the variant in which it is opened (its id, or `live`), and its budget of serial levels. */
export interface Page {
  readonly pathname: string;
  readonly variant: string;
  readonly levels: number;
}

/** What the program reads from a line of its standard input, when the candidate is stored. */
export interface OpenPages {
  readonly pages: readonly Page[];
  /** Files that builds fetch while the phone is idle. */
  readonly later: readonly string[];
}

/** Each line that it prints: after each page, and after all of them. */
export type Line =
  | { readonly done: number }
  | { readonly problems: readonly string[]; readonly deepest: number; readonly browser: string };

/** Pages that are open at the same time. They mostly wait for one another's files, so there are more than processors. */
const AT_ONCE = 8;

/** Starts Chromium with its own sandbox, where the system allows one: not for root, and not in every container. */
async function startBrowser(): Promise<{ readonly browser: Browser; readonly isConfined: boolean }> {
  const { executablePath, args } = await findChromium();
  const options = { executablePath, headless: true };
  if (process.getuid?.() !== 0) {
    const confined = args.filter((one) => one !== "--no-sandbox");
    const browser = await chromium.launch({ ...options, args: confined, chromiumSandbox: true }).catch(() => undefined);
    if (browser) return { browser, isConfined: true };
  }
  return { browser: await chromium.launch({ ...options, args }), isConfined: false };
}

const print = (line: Line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** Starts a browser, and the sandbox when there is a candidate, then opens the pages of each line until the input ends. */
async function openPages(place: CandidatePlace): Promise<void> {
  const { browser, isConfined } = await startBrowser();
  let started: CandidateServer | undefined;
  const name = `Chromium ${browser.version().split(".")[0]}${isConfined ? "" : ", without its own sandbox"}`;
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      const { pages, later } = JSON.parse(line) as OpenPages;
      // The candidate is stored before its line arrives: a sandbox does not start without a release.
      const server = started ?? (await startCandidateServer(place));
      started = server;
      const problems: string[] = [];
      let [deepest, done] = [0, 0];
      await forEachAtOnce(pages, AT_ONCE, async (page) => {
        const { problem, levels } = await openPage(browser, server, page, new Set(later));
        const where = `${page.pathname}${page.variant === "live" ? "" : " (variant)"}`;
        if (problem) problems.push(`${where}: ${problem}`);
        if (levels.length > page.levels)
          problems.push(
            `${where}: it needs ${levels.length} serial levels, and its budget is ${page.levels}: ${levels.slice(page.levels).flat().join(", ")} is requested by an earlier file`,
          );
        deepest = Math.max(deepest, levels.length);
        done += 1;
        print({ done });
      });
      print({ problems, deepest, browser: name });
    }
  } finally {
    await started?.stop();
    await browser.close();
  }
}

// A program of its own, because it runs the candidate's code: no key and no credential is in its environment.
if (import.meta.main) await openPages(JSON.parse(process.argv[2] ?? "") as CandidatePlace);
