import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import type { RemotePath } from "@lending/federation/manifest";
import { findChromium } from "@lending/federation/testing";
import { type Browser, chromium } from "playwright-core";
import type { Archive } from "../../releases/createArchive.ts";
import { Refusal } from "../../releases/Refusal.ts";
import { type Deployed, newIn, type ReleaseContent, reachableIn, remotesIn, sidesOf } from "../../releases/Release.ts";
import { forEachAtOnce } from "../../releases/store/forEachAtOnce.ts";
import type { Candidate, Gate } from "../publish/publish.ts";
import type { Budget } from "./budgets.ts";
import { type CandidateServer, startCandidateServer, storeCandidate } from "./candidateServer.ts";
import { openPage } from "./openPage.ts";

/** A path, and the variant in which it is opened. */
export interface Page {
  readonly pathname: string;
  readonly variant: "live" | "canary";
}

type Paths = Readonly<Record<string, Pick<RemotePath, "nextPaths">>>;

type Content = Omit<ReleaseContent, "change">;

/** Lists the pages that a candidate can change; those of a staged release are opened in its variant. */
export async function affectedPages({ content, base }: Candidate, archive: Archive): Promise<readonly Page[]> {
  const [first, second] = sidesOf<Content>(content);
  const [live, staged = live] = base ? sidesOf<Content>(base.release) : [];
  const pages = await changedPages(first.content, live?.content, archive);
  if (!second) return pages;
  const ofStaged = await changedPages(second.content, staged?.content, archive);
  return [...pages, ...ofStaged.map(({ pathname }) => ({ pathname, variant: "canary" as const }))];
}

/**
 * Lists the pages that differ between two contents: every path when the shell, the environment or the address of the assets changes.
 * Otherwise the paths of the changed remotes, canaries included, and the paths that preload files of a changed remote because they
 * navigate to it. A page runs no code of any other remote.
 */
async function changedPages(content: Content, live: Content | undefined, archive: Archive): Promise<readonly Page[]> {
  const pathsOf = async (name: string, deployed: Deployed): Promise<Paths> =>
    (await archive.manifest(name, deployed)).paths;
  const isWhole =
    live === undefined ||
    live.shell.hash !== content.shell.hash ||
    live.assets !== content.assets ||
    !isDeepStrictEqual(live.environment, content.environment);

  const different = [...newIn(content, live), ...(live ? newIn(live, content) : [])];
  const changed = new Set(different.map(([name]) => name));
  const changedPaths = new Set<string>();
  for (const versions of live ? [content, live] : [])
    for (const [name, deployed] of remotesIn(versions))
      if (changed.has(name)) for (const one of Object.keys(await pathsOf(name, deployed))) changedPaths.add(one);

  const pagesIn = async (variant: Page["variant"], versions: readonly (readonly [string, Deployed])[]) => {
    const pages: Page[] = [];
    for (const [name, deployed] of versions) {
      for (const [pathname, { nextPaths = [] }] of Object.entries(await pathsOf(name, deployed))) {
        if (isWhole || changed.has(name) || nextPaths.some((to) => changedPaths.has(to)))
          pages.push({ pathname, variant });
      }
    }
    return pages;
  };
  return [
    ...(await pagesIn("live", [["shell", content.shell], ...Object.entries(content.remotes)])),
    ...(await pagesIn(
      "canary",
      (content.canaries ?? []).flatMap(({ remotes }) => Object.entries(remotes)),
    )),
  ];
}

/** Pages that are open at the same time. */
const AT_ONCE = 2;

interface PagesGateOptions {
  readonly archive: Archive;
  /** Root of the repository. Its sandbox is the back end of the pages. */
  readonly repository: string;
  readonly budgetOf: (pathname: string) => Budget;
  /** Called after each page. */
  readonly onPage?: (done: number, all: number) => void;
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

/** Opens the paths that a candidate can change in a real Chromium, with the sandbox as its back end. */
export function createPagesGate({ archive, repository, budgetOf, onPage }: PagesGateOptions): Gate {
  async function openAll(
    browser: Browser,
    server: CandidateServer,
    pages: readonly Page[],
    later: ReadonlySet<string>,
  ) {
    const problems: string[] = [];
    let deepest = 0;
    let done = 0;
    await forEachAtOnce(pages, AT_ONCE, async (page) => {
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
    });
    if (problems.length > 0) throw new Refusal("pages", `${problems.join("; ")}.`);
    return deepest;
  }

  return async (candidate) => {
    const { content } = candidate;
    const pages = await affectedPages(candidate, archive);
    if (pages.length === 0) return "no path can change";
    const folder = mkdtempSync(path.join(tmpdir(), "stage-"));
    const releases = path.join(folder, "releases");
    // The browser starts while the files are copied. An error is thrown where the browser is needed.
    const starting = findChromium().then((found) => chromium.launch({ ...found, headless: true }));
    starting.catch(() => undefined);
    try {
      await storeCandidate(content, archive, releases);
      const server = await startCandidateServer({ repository, releases, data: path.join(folder, "data") });
      try {
        const browser = await starting;
        const deepest = await openAll(browser, server, pages, await laterFiles(content, archive));
        return `${pages.length} opened in Chromium ${browser.version().split(".")[0]}, ${deepest} serial levels at most`;
      } finally {
        await server.stop();
      }
    } finally {
      await starting.then(
        (browser) => browser.close(),
        () => undefined,
      );
      rmSync(folder, { recursive: true, force: true });
    }
  };
}
