import type { Archive } from "../archive/createArchive.ts";
import { createLiveReader } from "../documents/createLiveReader.ts";
import { writeDocuments } from "../documents/writeDocuments.ts";
import type { Signer, Trust } from "../keys/seal.ts";
import type { ReadSet, ReleaseRow } from "../sets/createReleaseRow.ts";
import { generationKey, reachableIn, type SetContent, stageOf, type Versions } from "../sets/ReleaseSet.ts";
import type { Store } from "../stores/Store.ts";
import type { Change } from "./Change.ts";
import { Refusal } from "./Refusal.ts";

/** What a gate looks at: the set as it would be, and the one that it would follow. */
export interface Candidate {
  readonly content: SetContent;
  readonly base: ReadSet | undefined;
}

/** Looks at a candidate before anybody else can. Gives in a few words what it found; throws Refusal. */
export interface Gate {
  readonly name: string;
  check(candidate: Candidate): Promise<string>;
}

/** What happens while a set is published, for whoever tells it. */
export interface Progress {
  readonly candidate?: (candidate: Candidate) => void;
  readonly gate?: (name: string, found: string) => void;
  readonly lost?: (turn: number) => void;
  readonly decided?: (set: ReadSet) => void;
}

interface PublishOptions {
  readonly store: Store;
  readonly row: ReleaseRow;
  readonly archive: Archive;
  readonly signer: Signer;
  readonly trust: Trust;
  readonly change: Change;
  readonly gates?: readonly Gate[];
  readonly progress?: Progress;
  readonly origin?: string;
  /** Checks everything and writes nothing. */
  readonly isDryRun?: boolean;
}

/** Many publishers at once get in one after the other: the more often one has lost, the longer it stands back. */
const PAUSE_MAX_MS = 2_000;
const pause = (turn: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(PAUSE_MAX_MS, 4 * 2 ** turn)));

/** What publishing came to. */
export interface Published {
  /** The set that is newest as far as this publisher knows; undefined after a dry run in an empty row. */
  readonly set: ReadSet | undefined;
  /** False when the newest set was already as wanted, or after a dry run. */
  readonly isNew: boolean;
}

/** A set may only name what is there: an old version's files may be gone, and visitors would find nothing. */
async function checkFiles(content: Versions, live: Versions | undefined, archive: Archive) {
  const known = new Set((live ? reachableIn(live) : []).map(([name, { hash }]) => `${name} ${hash}`));
  for (const [name, deployed] of reachableIn(content)) {
    if (known.has(`${name} ${deployed.hash}`)) continue;
    const missing = await archive.missing(name, deployed);
    if (missing.length > 0) {
      throw new Refusal(
        "files",
        `${name} ${deployed.version} is no longer whole: ${missing.length} files are gone. Ship it again, as a new version.`,
      );
    }
  }
}

/** Keeps a store to its stage, so that one wrong environment file cannot turn the site of borrowers into another. */
function checkStage({ content, base }: Candidate) {
  const [before, after] = [base?.set.environment ?? {}, content.environment].map(stageOf);
  // A store for trying out, or one from before the stage had to be stated, may become a real one.
  if (before === "" || before === "sandbox" || after === before) return;
  throw new Refusal(
    "environment",
    `This store serves the stage "${before}", and the environment states ${after ? `"${after}"` : "none"}. Each stage has a store of its own: --store.`,
  );
}

/**
 * Reads the site from the store as a server does, with nothing remembered. Throws where visitors get neither this release nor
 * a later one.
 */
async function checkLive({ store, trust }: PublishOptions, { set, storeId }: ReadSet): Promise<void> {
  const problems: Error[] = [];
  const onProblem = (problem: Error) => problems.push(problem);
  const live = await createLiveReader({ store, trust, storeId, onProblem })
    .newest()
    .catch(() => undefined);
  if (live && live.generation >= set.generation) return;
  const reasons = problems.map(({ message }) => message).join(" ");
  throw new Error(
    `Release ${set.generation} is not live: visitors get ${live ? `release ${live.generation}` : "nothing"}. ${reasons} Repair the store or remove the object that is named, then run the command again.`,
    { cause: problems[0] },
  );
}

/** How long a publisher lets another one finish that one's own set, before it does so itself. */
const PATIENCE_MS = 3_000;

/**
 * Makes the newest set's documents live, unless they are. The set decides and anybody can do this: what a publisher that
 * was killed has left undone, the next one finishes. `own` is the set that this publisher has written.
 */
export async function finishNewest(
  { store, row, archive, signer, origin }: Omit<PublishOptions, "change" | "trust">,
  own?: ReadSet,
): Promise<void> {
  const patienceEnds = Date.now() + PATIENCE_MS;
  for (let turn = 0; ; turn += 1) {
    const newest = await row.newest();
    if (!newest || (await store.read(generationKey("live", newest.set.generation)))) return;
    if (newest.set.id === own?.set.id || Date.now() > patienceEnds) {
      await checkFiles(newest.set, undefined, archive);
      await writeDocuments(newest, { store, archive, signer, ...(origin !== undefined && { origin }) });
      return;
    }
    await pause(turn);
  }
}

/**
 * Publishes one set. The row decides: whoever writes generation N + 1 first has it, and everybody else reads again, checks
 * again and tries again. Only then are documents composed, always from the newest set, so that a slow publisher cannot put
 * older documents in the place of newer ones.
 */
export async function publish(options: PublishOptions): Promise<Published> {
  const { row, signer, change, gates = [], progress = {}, isDryRun = false } = options;
  let checked = "";
  for (let turn = 0; ; turn += 1) {
    const base = await row.newest();
    const content = await change(base);
    if (!content) {
      if (!isDryRun) await finishNewest(options);
      if (!isDryRun && base) await checkLive(options, base);
      return { set: base, isNew: false };
    }
    const candidate = { content, base };
    progress.candidate?.(candidate);
    checkStage(candidate);
    // Once is enough while it is tried again: the files are looked at once more before the set goes live.
    if (checked !== content.change) await checkFiles(content, base?.set, options.archive);
    checked = content.change;
    for (const gate of gates) {
      const found = await gate.check(candidate);
      progress.gate?.(gate.name, found);
    }
    if (isDryRun) return { set: base, isNew: false };
    const set = await row.append(base, content, signer);
    if (set) {
      progress.decided?.(set);
      await finishNewest(options, set);
      await checkLive(options, set);
      return { set, isNew: true };
    }
    progress.lost?.(turn + 1);
    await pause(turn);
  }
}
