import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { RemoteManifest } from "@lending/federation/manifest";
import { findChromium } from "@lending/federation/testing";
import { type Browser, chromium } from "playwright-core";
import { Refusal } from "../publish/Change.ts";
import type { Candidate, Gate } from "../publish/publish.ts";
import type { Archive } from "../releases/createArchive.ts";
import { type Deployed, deployedOf, type ReleaseContent, reachableIn, versionIn } from "../releases/Release.ts";
import type { Budget } from "./budgets.ts";
import { type CandidateServer, startCandidateServer, storeCandidate } from "./candidateServer.ts";
import { openPage } from "./openPage.ts";

const AT_ONCE = 2;

interface PagesGateOptions {
  readonly archive: Archive;
  /** Root of the repository. Its sandbox is the back end of the pages. */
  readonly repository: string;
  readonly budgetOf: (pathname: string) => Budget;
  /** Called after each page. */
  readonly onPage?: (done: number, all: number) => void;
}

/** A path, and the variant in which it is opened. */
interface Page {
  readonly pathname: string;
  readonly variant: "live" | "canary";
}

/**
 * Lists the pages that a change can affect: every path of an app with another version than in the release before, and the
 * first path of every other app, whose document is written again. Lists every path when the shell, the environment or
 * the address of the files changes.
 */
export async function findPages(
  { content, base }: Candidate,
  archive: Pick<Archive, "manifest">,
): Promise<readonly Page[]> {
  const before = base?.release;
  const isSameFrame =
    before?.shell.hash === content.shell.hash &&
    before.assets === content.assets &&
    isDeepStrictEqual(before.environment, content.environment);
  const pagesIn = async (variant: Page["variant"], name: string, deployed: Deployed, earlier: Deployed | undefined) => {
    const { paths }: Pick<RemoteManifest, "paths"> = await archive.manifest(name, deployed);
    const isSame = isSameFrame && earlier?.hash === deployed.hash;
    return Object.keys(paths)
      .slice(0, isSame ? 1 : undefined)
      .map((pathname): Page => ({ pathname, variant }));
  };
  const pages = await Promise.all([
    ...deployedOf(content).map(([name, deployed]) => pagesIn("live", name, deployed, versionIn(before, name))),
    ...Object.entries(content.canary?.remotes ?? {}).map(([name, deployed]) =>
      pagesIn("canary", name, deployed, before?.canary?.remotes[name]),
    ),
  ]);
  return pages.flat();
}

/** Files that builds fetch while the phone is idle. */
async function laterFiles(content: ReleaseContent, archive: Archive): Promise<ReadonlySet<string>> {
  const manifests = await Promise.all(
    reachableIn({ ...content, fallbacks: {} }).map(([name, deployed]) => archive.manifest(name, deployed)),
  );
  return new Set(
    manifests.flatMap((manifest) => [
      ...("soon" in manifest ? manifest.soon : []),
      ...Object.values(manifest.paths).flatMap(({ soon }) => soon),
    ]),
  );
}

/** Opens the pages that a candidate can affect in a real Chromium, with the sandbox as their back end. */
export function createPagesGate({ archive, repository, budgetOf, onPage }: PagesGateOptions): Gate {
  async function openAll(
    browser: Browser,
    server: CandidateServer,
    pages: readonly Page[],
    later: ReadonlySet<string>,
  ) {
    const queue = [...pages];
    const problems: string[] = [];
    let deepest = 0;
    let done = 0;
    const worker = async () => {
      for (let page = queue.shift(); page !== undefined; page = queue.shift()) {
        const { problem, levels } = await openPage(browser, server, page, later);
        const where = `${page.pathname}${page.variant === "canary" ? " (canary)" : ""}`;
        if (problem) problems.push(`${where}: ${problem}`);
        const budget = budgetOf(page.pathname).levels;
        if (levels.length > budget) {
          problems.push(
            `${where}: it needs ${levels.length} serial levels, and its budget is ${budget}: ${levels.slice(budget).flat().join(", ")} is requested by an earlier file`,
          );
        }
        deepest = Math.max(deepest, levels.length);
        done += 1;
        onPage?.(done, pages.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
    if (problems.length > 0) throw new Refusal("pages", `${problems.join("; ")}.`);
    return deepest;
  }

  return {
    name: "pages",
    async check(candidate) {
      const { content } = candidate;
      const folder = mkdtempSync(path.join(tmpdir(), "stage-"));
      const releases = path.join(folder, "releases");
      try {
        await storeCandidate(content, archive, releases);
        const server = await startCandidateServer({ repository, releases, data: path.join(folder, "data") });
        const browser = await chromium.launch({ ...(await findChromium()), headless: true });
        try {
          const pages = await findPages(candidate, archive);
          const deepest = await openAll(browser, server, pages, await laterFiles(content, archive));
          return `${pages.length} opened in Chromium ${browser.version().split(".")[0]}, ${deepest} serial levels at most`;
        } finally {
          await browser.close();
          await server.stop();
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
