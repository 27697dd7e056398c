import { spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { isShell } from "@lending/releases/artefact/Build";
import type { Deployed } from "@lending/releases/formats/names";
import type { ReleaseContent } from "@lending/releases/formats/Release";
import type { Candidate } from "@lending/releases/log/createReleaseLog";
import { makeKeys, withoutSecrets } from "@lending/releases/signing/keyFolder";
import type { Store } from "@lending/releases/store/Store";
import { withVariants } from "@lending/releases/variants";
import { liveIn, servedIn, without } from "../changes/parts.ts";
import type { Artefacts } from "../createArtefacts.ts";
import { type Gate, Refusal } from "../Refusal.ts";
import { type BudgetOf, budgetOfPath } from "./budgets.ts";
import { type CandidatePlace, storeCandidate } from "./candidateServer.ts";
import type { Line, OpenPages, Page } from "./openPages.ts";

/** The user without rights, as every Linux numbers it: options of a process that root starts. */
export const NOBODY = { uid: 65_534, gid: 65_534 };

/** Returns whether every user may read a folder, or run a file, and pass all folders above it. */
function isOpen(file: string): boolean {
  const target = realpathSync(file);
  for (let at = target; ; at = path.dirname(at)) {
    const needed = at === target ? 0o5 : 0o1;
    if ((statSync(at).mode & needed) !== needed) return false;
    if (at === path.dirname(at)) return true;
  }
}

/**
 * Returns why the code of a candidate would run as the user who can read keys and credentials. Undefined where it can run as nobody,
 * who reads neither their files nor the environment of this process.
 */
export function whyNotNobody(repository: string): string | undefined {
  if (process.platform !== "linux" || process.getuid?.() !== 0)
    return "only root on Linux can start a process as another user";
  const closed = [repository, process.execPath].find((one) => !isOpen(one));
  return closed === undefined ? undefined : `other users cannot read ${closed}`;
}

type Opened = Omit<Page, "levels">;
type Manifests = Pick<Artefacts, "manifest">;

/** What some devices get. */
type Side = Pick<ReleaseContent, "shell" | "remotes" | "environment" | "assets">;

const sideOf = (content: ReleaseContent, ids: readonly string[]): Side => ({
  ...withVariants(content, ids),
  assets: content.assets,
});

/** Lists the pages that a candidate can change: live ones, and those of each variant that it changes. */
export async function affectedPages({ content, base }: Candidate, artefacts: Manifests): Promise<readonly Opened[]> {
  const live = base && sideOf(base.release, []);
  const pages = [...(await changedPages(sideOf(content, []), live, artefacts))].map(([pathname]) => ({
    pathname,
    variant: "live",
  }));
  for (const variant of content.variants) {
    const { id, link } = variant;
    const isKnown = base?.release.variants.some((one) => one.id === id) ?? false;
    if (link && isKnown) continue;
    const before = base && (isKnown ? sideOf(base.release, [id]) : live);
    const isOfAll = variant.shell !== undefined || variant.environment !== undefined;
    for (const [pathname, owner] of await changedPages(sideOf(content, [id]), before, artefacts))
      if (isOfAll || variant.remotes[owner]) pages.push({ pathname, variant: id });
  }
  return pages;
}

/**
 * Lists the pages that differ between two sides, with their owners: every path when the shell, the environment or the address of the
 * assets changes. Otherwise the paths of the changed remotes, and the paths that preload files of a changed remote because they
 * navigate to it. A page runs no code of any other remote.
 */
async function changedPages(side: Side, live: Side | undefined, artefacts: Manifests) {
  const pathsOf = async (name: string, deployed: Deployed) => (await artefacts.manifest(name, deployed)).paths;
  const isWhole =
    live === undefined ||
    live.shell.hash !== side.shell.hash ||
    live.assets !== side.assets ||
    !isDeepStrictEqual(live.environment, side.environment);
  const [own, before] = [liveIn(side), live ? liveIn(live) : []];
  const different = [...without(own, before), ...without(before, own)];
  const changed = new Set(different.map(([name]) => name));
  const changedPaths = new Set<string>();
  for (const [name, deployed] of different)
    for (const one of Object.keys(await pathsOf(name, deployed))) changedPaths.add(one);
  const pages = new Map<string, string>();
  for (const [name, deployed] of own)
    for (const [pathname, { nextPaths = [] }] of Object.entries(await pathsOf(name, deployed)))
      if (isWhole || changed.has(name) || nextPaths.some((to) => changedPaths.has(to))) pages.set(pathname, name);
  return pages;
}

interface PagesGateOptions {
  readonly artefacts: Artefacts;
  readonly store: Store;
  /** Called when there are pages to open. */
  readonly opener: () => PageOpener;
  readonly budgetOf?: BudgetOf;
  /** Called after each page. */
  readonly onPage?: (done: number, all: number) => void;
}

/** Files that builds fetch while the phone is idle. */
async function laterFiles(content: ReleaseContent, artefacts: Manifests): Promise<readonly string[]> {
  const manifests = await Promise.all(servedIn(content).map(([name, deployed]) => artefacts.manifest(name, deployed)));
  return manifests.flatMap((manifest) => [
    ...(isShell(manifest) ? manifest.soon : []),
    ...Object.values(manifest.paths).flatMap(({ soon }) => soon),
  ]);
}

const program = path.join(import.meta.dirname, "openPages.ts");

export type PageOpener = ReturnType<typeof startPageOpener>;

/**
 * Starts the program that opens pages, in a process that has no key and no credential, of a user who reads none where root can choose
 * one. Its browser and its sandbox take seconds to start, so this is called before there is a candidate.
 */
export function startPageOpener(repository: string) {
  const folder = mkdtempSync(path.join(tmpdir(), "stage-"));
  const [releases, data] = [path.join(folder, "releases"), path.join(folder, "data")];
  chmodSync(folder, 0o755);
  mkdirSync(data);
  chmodSync(data, 0o777);
  makeKeys(path.join(releases, "keys"));
  const isNobody = whyNotNobody(repository) === undefined;
  const place: CandidatePlace = { repository, releases, data };
  const child = spawn(process.execPath, [...process.execArgv, program, JSON.stringify(place)], {
    cwd: repository,
    // What nobody writes, such as an unpacked browser, must not be run by others later.
    env: { ...withoutSecrets(process.env), ...(isNobody && { HOME: data, TMPDIR: data }) },
    stdio: ["pipe", "pipe", "pipe"],
    ...(isNobody && NOBODY),
  });
  const ended = new Promise<void>((resolve) => child.once("error", () => resolve()).once("close", () => resolve()));
  const errors = text(child.stderr);
  child.stdin.on("error", () => undefined);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    /** The folder from which it serves a candidate. */
    releases,
    /** Opens pages of the stored candidate. `onPage` gets the number of opened ones. */
    async open(
      request: OpenPages,
      onPage: (done: number) => void,
    ): Promise<Extract<Line, { readonly browser: string }>> {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      for (let next = await lines.next(); !next.done; next = await lines.next()) {
        const line = JSON.parse(next.value) as Line;
        if ("browser" in line) return { ...line, browser: line.browser + (isNobody ? ", as nobody" : "") };
        onPage(line.done);
      }
      throw new Error(`The pages could not be opened:\n${(await errors).trim()}`);
    },
    /** Ends the process, and removes what it served. */
    async stop(): Promise<void> {
      child.stdin.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Opens the paths that a candidate can change in a real Chromium, with the sandbox as its back end. */
export function createPagesGate({ artefacts, store, opener, budgetOf = budgetOfPath, onPage }: PagesGateOptions): Gate {
  return async (candidate) => {
    const { content } = candidate;
    const affected = await affectedPages(candidate, artefacts);
    if (affected.length === 0) return "no path can change";
    const pages = affected.map((page) => ({ ...page, levels: budgetOf(page.pathname).levels }));
    const variants = new Set(affected.map(({ variant }) => variant));
    const { releases, open } = opener();
    await storeCandidate(content, { artefacts, store, variants, folder: releases });
    const { problems, deepest, browser } = await open({ pages, later: await laterFiles(content, artefacts) }, (done) =>
      onPage?.(done, pages.length),
    );
    if (problems.length > 0) throw Refusal.of("pages", problems);
    return `${pages.length} opened in ${browser}, ${deepest} serial levels at most`;
  };
}
