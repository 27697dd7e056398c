import type { Archive } from "../../releases/createArchive.ts";
import { createLiveReader } from "../../releases/createLiveReader.ts";
import type { ReleaseLog, SignedRelease } from "../../releases/createReleaseLog.ts";
import { writeDocuments } from "../../releases/documents.ts";
import { findOutsideScope } from "../../releases/findOutsideScope.ts";
import { Refusal } from "../../releases/Refusal.ts";
import {
  generationKey,
  type ReleaseContent,
  reachableIn,
  stageOf,
  type Versions,
  without,
} from "../../releases/Release.ts";
import { covers, describeScope, type Signer, type Trust } from "../../releases/signing/seal.ts";
import type { Store } from "../../releases/store/Store.ts";
import type { Change } from "./Change.ts";

/** A candidate release, and the release that it would follow. */
export interface Candidate {
  readonly content: ReleaseContent;
  readonly base: SignedRelease | undefined;
}

/** A check before a release goes live. Returns a short description of its result; throws a Refusal. */
export type Gate = (candidate: Candidate) => Promise<string>;

/** Events while a release is published. */
export interface Progress {
  readonly candidate?: (candidate: Candidate) => void;
  readonly gate?: (name: string, found: string) => void;
  readonly lost?: () => void;
  readonly decided?: (release: SignedRelease) => void;
}

interface PublishOptions {
  readonly store: Store;
  readonly log: ReleaseLog;
  readonly archive: Archive;
  readonly signer: Signer;
  readonly trust: Trust;
  readonly change: Change;
  /** The gates by their names. */
  readonly gates?: Readonly<Record<string, Gate>>;
  readonly progress?: Progress;
  /** Public origin of the site, used when the environment states none. */
  readonly origin?: string | undefined;
  /** Checks everything and writes nothing. */
  readonly isDryRun?: boolean;
  /** Stores the files of new builds, when every check has passed. Before that the archive has them in memory. */
  readonly upload?: (() => Promise<void>) | undefined;
  /** The archive without those in memory. A release goes live with files that are stored. */
  readonly storedArchive?: Archive;
  /** True when each call goes one step further, such as a rollback: it may repeat a command that failed halfway. */
  readonly isStep?: boolean;
  /** How long another publisher may take to finish its release before this one does, in milliseconds. Default: 3000. */
  readonly patienceMs?: number;
}

type FinishOptions = Omit<PublishOptions, "change">;

/** Delay before the next attempt, which grows with each attempt, so that many publishers succeed one after the other. */
const PAUSE_MAX_MS = 2_000;
const pause = (turn: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(PAUSE_MAX_MS, 4 * 2 ** turn)));

/** Result of publishing. */
export interface Published {
  /** The newest release that this publisher knows; undefined after a dry run in an empty release log. */
  readonly release: SignedRelease | undefined;
  /** False when the newest release needed no change, or after a dry run. */
  readonly isNew: boolean;
}

/** Rejects a release with missing files, for example of an old version: visitors could not load them. */
async function checkFiles(content: Versions, live: Versions | undefined, archive: Archive) {
  for (const [name, deployed] of without(reachableIn(content), live && reachableIn(live))) {
    const missing = await archive.missing(name, deployed);
    if (missing.length > 0) {
      throw new Refusal(
        "files",
        `${name} ${deployed.version} is incomplete. Missing files: ${missing.length}, for example ${missing[0]}. Ship the same build again: that writes them again. An old version can also be shipped as a new one.`,
      );
    }
  }
}

/** Keeps a store on its stage, so that a wrong environment file cannot turn the site of borrowers into another. */
function checkStage({ content, base }: Candidate) {
  const [before, after] = [base?.release.environment ?? {}, content.environment].map(stageOf);
  // A store of the sandbox, or one without a stage, may get another stage.
  if (before === "" || before === "sandbox" || after === before) return;
  throw new Refusal(
    "environment",
    `This store serves the stage "${before}", and the environment states ${after ? `"${after}"` : "none"}. Use a separate store for each stage: --store.`,
  );
}

/** Refuses what no server would accept from this key. */
async function checkScope({ content, base }: Candidate, options: FinishOptions): Promise<void> {
  const { signer, trust } = options;
  const { scope = [] } = trust.get(signer.id) ?? {};
  if (covers(scope)) return;
  const outside = findOutsideScope(content, base?.release, scope);
  if (outside.length > 0) {
    throw new Refusal(
      "scope",
      `The key ${signer.id} may change ${describeScope(scope)}, and this changes ${outside.join(", ")}. Ship it with a key of the platform.`,
    );
  }
  // Servers compare the documents of other remotes with those of that release.
  if (base && !(await readList(base, options)))
    throw new Refusal(
      "scope",
      `Release ${base.release.generation} is not live yet. Its publisher or a key of the platform finishes it.`,
    );
}

/** Reads what visitors get from a store, and its problems, with an empty cache, as a new server does. */
export async function readLive(source: Pick<Parameters<typeof createLiveReader>[0], "store" | "trust" | "storeId">) {
  const problems: Error[] = [];
  const reader = createLiveReader({ ...source, onProblem: (problem) => problems.push(problem) });
  const live = await reader.newest().catch(() => undefined);
  return { live, problems, visitorsGet: live ? `release ${live.generation}` : "nothing" };
}

/** Throws when visitors get neither this release nor a later one. */
async function checkLive({ store, trust }: FinishOptions, { release, storeId }: SignedRelease): Promise<void> {
  const { live, problems, visitorsGet } = await readLive({ store, trust, storeId });
  if (live && live.generation >= release.generation) return;
  const reasons = problems.map(({ message }) => message).join(" ");
  throw new Error(
    `Release ${release.generation} is not live: visitors get ${visitorsGet}. ${reasons} Repair the store or remove the object that is named, then run the command again.`,
    { cause: problems[0] },
  );
}

/** Returns the list of a release's documents; undefined when it is missing or not valid, which checkLive reports. */
const readList = ({ release, storeId }: SignedRelease, { store, trust }: FinishOptions) =>
  createLiveReader({ store, trust, storeId })
    .at(release.generation)
    .catch(() => undefined);

/**
 * Writes the documents of a release again when the store has lost them. Throws when they cannot be composed as they were, for example by a later version of this package.
 */
async function restoreDocuments(newest: SignedRelease, options: FinishOptions): Promise<void> {
  const { store } = options;
  const { generation } = newest.release;
  const list = await readList(newest, options);
  if (!list) return;
  const findMissing = async () => {
    for (const { key } of [list.documents, list.staged?.documents ?? list.documents])
      if ((await store.size(key)) === undefined) return key;
    return undefined;
  };
  if ((await findMissing()) === undefined) return;
  // Otherwise documents that differ would be stored under another key, which no list contains.
  const listed = [list.documents.key, list.staged?.documents.key];
  const create: Store["create"] = async (key, ...request) => listed.includes(key) && store.create(key, ...request);
  await writeDocuments(newest, { ...options, store: { ...store, create } });
  const missing = await findMissing();
  if (missing !== undefined) {
    throw new Error(
      `${store.address}/${missing} is missing, and composing it again gives other content. Remove ${generationKey("live", generation)}, then run the command again: it writes all documents of release ${generation}.`,
    );
  }
}

/**
 * Makes the documents of the newest release live, unless they are, and restores the missing ones. Every publisher can do this: the
 * next one finishes the work of a publisher that was killed. `own` is the release that this publisher has written. Returns
 * whether the release was not live yet.
 */
async function finishNewest(options: FinishOptions, own?: SignedRelease): Promise<boolean> {
  const { store, log, storedArchive: archive = options.archive, patienceMs = 3_000 } = options;
  const patienceEnds = Date.now() + patienceMs;
  for (let turn = 0; ; turn += 1) {
    const newest = await log.newest();
    if (!newest) return false;
    if (await store.read(generationKey("live", newest.release.generation))) {
      await restoreDocuments(newest, options);
      return false;
    }
    const isOwn = newest.release.id === own?.release.id;
    if (isOwn || Date.now() > patienceEnds) {
      if (!isOwn && !covers(options.trust.get(options.signer.id)?.scope))
        throw new Refusal(
          "scope",
          `Release ${newest.release.generation} is not live yet, and only a key of the platform can finish it.`,
        );
      await checkFiles(newest.release, undefined, archive);
      await writeDocuments(newest, options);
      return true;
    }
    await pause(turn);
  }
}

/**
 * Finishes the newest release when its publisher did not. Throws a Refusal then: a repeated command would otherwise go a step
 * further than the first one, for example from a rollback that is not live back to the version that was rolled back.
 */
async function finishBeforeStep(options: FinishOptions): Promise<void> {
  const newest = await options.log.newest();
  if (!newest || (await readList(newest, options))) return;
  const isFinished = !options.isDryRun && (await finishNewest(options));
  if (!options.isDryRun) await checkLive(options, newest);
  // Another publisher was at work and has finished its own release.
  if (!isFinished && !options.isDryRun) return;
  const { generation, change, by } = newest.release;
  throw new Refusal(
    "unfinished",
    `Release ${generation} (${change}), by ${by || "unknown"}, was not live yet${isFinished ? ", and is live now" : ""}. When that is what you wanted, nothing is left to do. Repeat the command only for a further step.`,
  );
}

/**
 * Publishes one release. The release log decides: the publisher that first writes generation N + 1 succeeds; all others read the
 * log again, check again and retry. Documents are composed afterwards, always from the newest release, so that a slow publisher
 * cannot replace newer documents with older ones.
 */
export async function publish({ origin, ...given }: PublishOptions): Promise<Published> {
  // Servers know only the environment's origin, and compose the documents of a key of one remote again.
  const isPlatform = covers(given.trust.get(given.signer.id)?.scope);
  const options = { ...given, origin: isPlatform ? origin : undefined };
  const { log, signer, change, gates = {}, progress = {}, isDryRun = false, upload } = options;
  let checked = "";
  if (options.isStep) await finishBeforeStep(options);
  for (let turn = 0; ; turn += 1) {
    const base = await log.newest();
    const content = await change(base);
    if (!content) {
      // It restores files that the store has lost.
      if (!isDryRun) await upload?.();
      if (base) await checkFiles(base.release, undefined, options.archive);
      if (!isDryRun) await finishNewest(options);
      if (!isDryRun && base) await checkLive(options, base);
      return { release: base, isNew: false };
    }
    const candidate = { content, base };
    progress.candidate?.(candidate);
    await checkScope(candidate, options);
    checkStage(candidate);
    // Needed only once per command: the files are checked again before the release goes live.
    if (checked !== content.change) await checkFiles(content, base?.release, options.archive);
    checked = content.change;
    for (const [name, check] of Object.entries(gates)) {
      const found = await check(candidate);
      progress.gate?.(name, found);
    }
    if (isDryRun) return { release: base, isNew: false };
    await upload?.();
    const release = await log.append(base, content, signer);
    if (release) {
      progress.decided?.(release);
      await finishNewest(options, release);
      await checkLive(options, release);
      return { release, isNew: true };
    }
    progress.lost?.();
    await pause(turn);
  }
}
