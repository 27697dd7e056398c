import { createInterface } from "node:readline";
import { findChromium } from "@lending/federation/testing";
import { forEachAtOnce } from "@lending/releases";
import { type Browser, chromium } from "playwright-core";
import { type CandidatePlace, startCandidateServer } from "./candidateServer.ts";
import { openPage } from "./openPage.ts";

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

/** Starts a browser and the sandbox at once, then opens the pages of each line until the input ends. */
async function openPages(place: CandidatePlace): Promise<void> {
  const [{ browser, isConfined }, server] = await Promise.all([startBrowser(), startCandidateServer(place)]);
  const name = `Chromium ${browser.version().split(".")[0]}${isConfined ? "" : ", without its own sandbox"}`;
  try {
    for await (const line of createInterface({ input: process.stdin })) {
      const { pages, later } = JSON.parse(line) as OpenPages;
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
    await server.stop();
    await browser.close();
  }
}

// A program of its own, because it runs the candidate's code: no key and no credential is in its environment.
if (import.meta.main) await openPages(JSON.parse(process.argv[2] ?? "") as CandidatePlace);
