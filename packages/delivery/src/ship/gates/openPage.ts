import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "playwright-core";
import type { CandidateServer } from "./candidateServer.ts";
import { findWaitedFor, recordNetwork, serialLevels, waitForScreen, watchScreen } from "./recordNetwork.ts";

/** Long enough for a busy machine: the gate checks whether a page opens, not how fast. */
const OPEN_MS = 40_000;
/** How often that time a page may take in all. */
const IN_ALL = 2.5;
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
  const read = async () => {
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
    if (await page.getByRole("button", { name: "Retry" }).count()) note("it offers a retry instead of its screen");
  };
  const isOver = new AbortController();
  try {
    // A page whose script never ends answers no question.
    const end = wait(openMs * IN_ALL, undefined, { signal: isOver.signal }).then(() => note("it does not respond"));
    await Promise.race([read(), end]);
  } catch (fault) {
    note((fault as Error).message.split("\n")[0] ?? "");
  } finally {
    isOver.abort();
    await context.close();
  }
  return { problem: problems.length === 0 ? undefined : [...new Set(problems)].join(", "), levels };
}

/** Returns the addresses of each serial level of a first load, starting with the document's. See `findWaitedFor`. */
export const countLevels = (...load: Parameters<typeof findWaitedFor>): readonly (readonly string[])[] =>
  serialLevels(findWaitedFor(...load)).map((level) => level.map(({ url }) => new URL(url).pathname));
