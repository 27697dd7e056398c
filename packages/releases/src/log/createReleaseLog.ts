import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { HEAD_KEY, lineSchema, releaseKey, Untrusted } from "../formats/names.ts";
import { contentSchema, type Release, type ReleaseContent, reachableIn } from "../formats/Release.ts";
import { seal } from "../signing/sealed.ts";
import type { Signer } from "../signing/trust.ts";
import { SIGNED_MAX } from "../store/Store.ts";
import {
  findNewest,
  openPrevious,
  openRelease,
  type ReleaseSource,
  readHead,
  readRelease,
  type SignedRelease,
  type UnverifiedHead,
  verifyHead,
} from "./openRelease.ts";

/**
 * A change of the newest release. Returns the next content, or undefined when nothing has to change. It is called again when
 * another writer was first, so it must not depend on its first call.
 */
export type Change = (base: Release | undefined) => ReleaseContent | undefined | Promise<ReleaseContent | undefined>;

/** A candidate, and the release that it would follow. */
export interface Candidate {
  readonly content: ReleaseContent;
  readonly base: SignedRelease | undefined;
}

export interface PublishOptions {
  readonly signer: Signer;
  /** Name of the publisher. */
  readonly by: string;
  /** Version of @lending/delivery. */
  readonly delivery: string;
  /** Throws when the candidate must not be published. It is called before each attempt. */
  readonly check?: (candidate: Candidate) => Promise<void>;
  /** Each call goes one step further, such as a rollback: refused while HEAD lags, because it may repeat a call that failed. */
  readonly isStep?: boolean;
  /** Checks everything and writes nothing. */
  readonly isDryRun?: boolean;
}

export interface Published {
  /** The newest release; undefined after a dry run in an empty store. */
  readonly newest: SignedRelease | undefined;
  /** False when nothing had to change, or after a dry run. */
  readonly isNew: boolean;
}

/** A release was written, and HEAD did not name it. It does now. */
export class Lagging extends Error {
  override readonly name = "Lagging";

  constructor({ number, change, by }: Release) {
    super(
      `Release ${number} (${change}), by ${by || "unknown"}, was written a moment ago or by a command that ended early. It is live now. When that is what you wanted, nothing is left to do. Repeat the command only for a further step.`,
    );
  }
}

export type ReleaseLog = ReturnType<typeof createReleaseLog>;

interface LogOptions extends ReleaseSource {
  /** Receives each HEAD that is not valid. It stops nobody: the newest release is found without it. */
  readonly onProblem?: (problem: Error) => void;
  readonly now?: () => Date;
}

/** Versions of an app that a release remembers. */
const KNOWN_MAX = 20;

/** Returns the newest versions of each app that were in a release, with those of this content. */
function knownWith(content: ReleaseContent, base: Release | undefined): Release["known"] {
  const known: Release["known"] = { ...base?.known };
  for (const [app, deployed] of reachableIn(content)) {
    const others = known[app] ?? [];
    if (others.every(({ hash }) => hash !== deployed.hash)) known[app] = [deployed, ...others].slice(0, KNOWN_MAX);
  }
  return known;
}

/** Delay before the next attempt, which grows with each one, so that many writers succeed one after the other. */
const PAUSE_MAX_MS = 2_000;
const pause = (turn: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(PAUSE_MAX_MS, 4 * 2 ** turn)));

/** Opens the release log of a store. Releases never change; new ones are added at the end. It verifies everything that it reads. */
export function createReleaseLog({ onProblem, now = () => new Date(), ...source }: LogOptions) {
  const { store, storeId } = source;

  /** What the newest release that was read states about keys, for earlier ones. */
  let known: ReleaseSource = source;

  /** Reads HEAD; undefined when it is missing or malformed. */
  async function findHead(): Promise<UnverifiedHead | undefined> {
    const bytes = await store.read(HEAD_KEY, SIGNED_MAX);
    try {
      return bytes && readHead(bytes, store);
    } catch (fault) {
      if (!(fault instanceof Untrusted)) throw fault;
      onProblem?.(fault);
      return undefined;
    }
  }

  /** Reads the newest release, and whether HEAD names it. */
  async function open() {
    const head = await findHead();
    const named = head && (await openRelease(head.content.number, source));
    if (head && named) {
      try {
        verifyHead(head, named, store);
      } catch (fault) {
        if (!(fault instanceof Untrusted)) throw fault;
        onProblem?.(fault);
      }
    }
    const newest = await findNewest(named, source);
    if (!newest && storeId !== undefined)
      throw new Untrusted(`${store.address} is empty; the store ${storeId} is expected here.`);
    if (newest) known = { store, trust: newest.trust, storeId: newest.storeId };
    return { newest, isNamed: newest === undefined || head?.content.release === newest.hash };
  }

  async function writeHead(newest: SignedRelease, signer: Signer) {
    const { release, hash } = newest;
    const bytes = await seal("head", { number: release.number, release: hash, at: now().toISOString() }, signer);
    verifyHead(readHead(bytes, store), newest, store);
    await store.replace(HEAD_KEY, bytes);
  }

  /** Releases that were read one after the other from the newest, by number. */
  const chain = new Map<number, SignedRelease>();

  /** Reads a release by the hashes that later ones state. That also verifies one of a key that was revoked since. */
  async function readByHashes(number: number): Promise<SignedRelease | undefined> {
    let next = [...chain.values()].filter(({ release }) => release.number >= number).at(-1) ?? (await open()).newest;
    while (next && next.release.number > number) {
      next = await openPrevious(next, known);
      if (next) chain.set(next.release.number, next);
    }
    return next;
  }

  async function read(number: number): Promise<SignedRelease> {
    const found = await openRelease(number, known).catch((fault: unknown) => {
      if (!(fault instanceof Untrusted)) throw fault;
      return readByHashes(number);
    });
    if (!found) throw new Untrusted(`${store.address}/${releaseKey(number)} is missing.`);
    return found;
  }

  /** Writes the release that follows `base`. Undefined when another writer was first. */
  async function append(
    base: SignedRelease | undefined,
    content: ReleaseContent,
    { signer, by, delivery }: PublishOptions,
  ): Promise<SignedRelease | undefined> {
    const number = (base?.release.number ?? 0) + 1;
    const release: Release = {
      ...{ format: 1, number, previous: base?.hash ?? "" },
      ...(base && { store: base.storeId }),
      ...{ id: randomUUID(), at: now().toISOString(), by: v.parse(lineSchema, by), delivery },
      known: knownWith(content, base?.release),
      ...v.parse(contentSchema, content),
    };
    const bytes = await seal("release", release, signer);
    const after = base ? { store, trust: base.trust, storeId: base.storeId } : source;
    // A release that no reader accepts would block the store, because releases are never replaced.
    if (bytes.byteLength > SIGNED_MAX)
      throw new Error(`Release ${number} would have ${bytes.byteLength} bytes, and at most ${SIGNED_MAX} are read.`);
    const written = readRelease(bytes, number, after);
    if (await store.create(releaseKey(number), bytes)) return written;
    // When the store's response was lost, the retry finds the release that the first attempt wrote.
    const stored = await openRelease(number, after);
    return stored?.release.id === release.id ? stored : undefined;
  }

  return {
    /** Reads the newest release; undefined in an empty store. */
    newest: async () => (await open()).newest,
    /** Reads an earlier release. Throws when it does not exist. */
    read,
    /** Applies a change to the newest release and writes the next one. Of several writers one succeeds, and the others try again. */
    async publish(change: Change, options: PublishOptions): Promise<Published> {
      const { signer, check, isStep = false, isDryRun = false } = options;
      for (let turn = 0; ; turn += 1) {
        const { newest: base, isNamed } = await open();
        if (base && !isNamed && !isDryRun) await writeHead(base, signer);
        // In a later turn the other writer is at work, and the change was applied to its release.
        if (base && !isNamed && isStep && turn === 0) throw new Lagging(base.release);
        const content = await change(base?.release);
        if (!content) return { newest: base, isNew: false };
        await check?.({ content, base });
        if (isDryRun) return { newest: base, isNew: false };
        const written = await append(base, content, options);
        if (written) {
          await writeHead(written, signer);
          return { newest: written, isNew: true };
        }
        await pause(turn);
      }
    },
    /** Signs HEAD again with the current time, so that edges notice a frozen store. */
    async announce(signer: Signer): Promise<void> {
      const { newest } = await open();
      if (newest) await writeHead(newest, signer);
    },
  };
}
