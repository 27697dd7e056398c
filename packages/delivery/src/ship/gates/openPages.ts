import { text } from "node:stream/consumers";
import { findChromium } from "@lending/federation/testing";
import { forEachAtOnce } from "@lending/releases";
import { type Browser, chromium } from "playwright-core";
import { startCandidateServer } from "./candidateServer.ts";
import { openPage } from "./openPage.ts";

/** A path, the variant in which it is opened (its id, or `live`), and its budget of serial levels. */
export interface Page {
  readonly pathname: string;
  readonly variant: string;
  readonly levels: number;
}

/** What the program reads from its standard input. */
export interface OpenPages {
  readonly repository: string;
  /** Folder with the candidate's release, and its keys. */
  readonly releases: string;
  /** Folder for the sandbox's database. */
  readonly data: string;
  readonly pages: readonly Page[];
  /** Files that builds fetch while the phone is idle. */
  readonly later: readonly string[];
}

/** Each line that it prints: after each page, and at the end. */
export type Line =
  | { readonly done: number }
  | { readonly problems: readonly string[]; readonly deepest: number; readonly browser: string };

/** Pages that are open at the same time. */
const AT_ONCE = 2;

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

async function openPages({ repository, releases, data, pages, later }: OpenPages): Promise<void> {
  const [{ browser, isConfined }, server] = await Promise.all([
    startBrowser(),
    startCandidateServer({ repository, releases, data }),
  ]);
  try {
    const problems: string[] = [];
    let deepest = 0;
    let done = 0;
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
    const name = `Chromium ${browser.version().split(".")[0]}${isConfined ? "" : ", without its own sandbox"}`;
    print({ problems, deepest, browser: name });
  } finally {
    await server.stop();
    await browser.close();
  }
}

// A program of its own, because it runs the candidate's code: no key and no credential is in its environment.
if (import.meta.main) await openPages(JSON.parse(await text(process.stdin)) as OpenPages);
