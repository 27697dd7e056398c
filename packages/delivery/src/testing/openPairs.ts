import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findChromium } from "@lending/federation/testing";
import { chromium } from "playwright-core";
import { createArchive } from "../releases/createArchive.ts";
import { createReleaseLog } from "../releases/createReleaseLog.ts";
import { type Deployed, type Release, reachableIn } from "../releases/Release.ts";
import type { Trust } from "../releases/signing/seal.ts";
import type { Store } from "../releases/store/Store.ts";
import { startCandidateServer, storeCandidate } from "../ship/gates/candidateServer.ts";
import { openPage } from "../ship/gates/openPage.ts";
import { findBefore, isSameForAll } from "../ship/publish/Change.ts";

const repository = path.join(import.meta.dirname, "../../../..");

interface PairsOptions {
  readonly store: Store;
  readonly trust: Trust;
  /** Pairs that are not opened again. The new ones are added. */
  readonly opened: Set<string>;
}

/** Returns releases in which one shell meets remotes: together they contain every version of each remote. */
function meetings(base: Release, shell: Deployed, remotes: readonly (readonly [string, Deployed])[]) {
  const all: Record<string, Deployed>[] = [];
  for (const [name, deployed] of remotes) {
    const free = all.find((one) => one[name] === undefined);
    if (free) free[name] = deployed;
    else all.push({ [name]: deployed });
  }
  const { assets, environment, change } = base;
  return all.map((one) => ({ assets, environment, change, shell, remotes: one, fallbacks: {} }));
}

/**
 * Opens every pair of a shell and a remote that visitors can have now: both from the newest release and the one before it, with
 * canaries and fallbacks. Returns the problems.
 */
export async function openPairs({ store, trust, opened }: PairsOptions): Promise<readonly string[]> {
  const log = createReleaseLog({ store, trust, by: "test" });
  const archive = createArchive(store);
  const newest = await log.newest();
  if (!newest) throw new Error("Nothing has been shipped.");
  const before = await findBefore(log, newest, (release) => !isSameForAll(release, newest.release), {
    staysBehindWhole: true,
  });
  const releases = [newest.release, ...(before ? [before] : [])];
  const remotes = releases.flatMap(reachableIn).filter(([name]) => name !== "shell");
  const problems: string[] = [];
  const browser = await chromium.launch({ ...(await findChromium()), headless: true });
  try {
    for (const shell of new Map(releases.map((release) => [release.shell.hash, release.shell])).values()) {
      const fresh = remotes.filter(([, { hash }]) => {
        const pair = `${shell.hash} ${hash}`;
        return !opened.has(pair) && opened.add(pair);
      });
      for (const content of meetings(newest.release, shell, fresh)) {
        const folder = mkdtempSync(path.join(tmpdir(), "pairs-"));
        await storeCandidate(content, archive, path.join(folder, "releases"));
        const server = await startCandidateServer({
          repository,
          releases: path.join(folder, "releases"),
          data: path.join(folder, "data"),
        });
        const open = async ([name, { version }]: readonly [string, Deployed]) => {
          const { problem } = await openPage(browser, server, { pathname: `/${name}`, variant: "live" }, new Set());
          if (problem) problems.push(`shell ${shell.version} with ${name} ${version}: ${problem}`);
        };
        try {
          await Promise.all(Object.entries(content.remotes).map(open));
        } finally {
          await server.stop();
          rmSync(folder, { recursive: true, force: true });
        }
      }
    }
  } finally {
    await browser.close();
  }
  return problems;
}
