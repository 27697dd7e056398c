import { DOCUMENT_FORM } from "@lending/federation/manifest";
import { isShell } from "../artefact/Build.ts";
import { type ReleaseParts, readFile, readManifest, readParts } from "../artefact/readArtefact.ts";
import { HEAD_KEY, releaseKey } from "../formats/names.ts";
import { stageOf } from "../formats/Release.ts";
import { findNewest, openRelease, readHead, type SignedRelease, verifyHead } from "../log/openRelease.ts";
import type { Trust } from "../signing/trust.ts";
import type { FolderStore } from "../store/createFolderStore.ts";
import { SIGNED_MAX, type Store } from "../store/Store.ts";

const CURRENT_KEY = "current.txt";

/**
 * Keeps the objects of the current release in a folder of this server. Nothing is trusted for its place: the reader verifies the
 * copies as it verifies the store.
 */
export function createCopies(cache: FolderStore) {
  return {
    store: cache,
    /** Returns the number of the release that was kept last; undefined when there is none. */
    async number(): Promise<number | undefined> {
      const text = new TextDecoder().decode((await cache.read(CURRENT_KEY, 20)) ?? new Uint8Array());
      return /^\d{1,8}$/.test(text) ? Number(text) : undefined;
    },
    /** Writes objects that were verified, and removes those that the release does not need. Its number is written in between. */
    async keep(number: number, verified: ReadonlyMap<string, Uint8Array>, needed: ReadonlySet<string>): Promise<void> {
      for (const [key, bytes] of verified) if (needed.has(key)) await cache.replace(key, bytes);
      await cache.replace(CURRENT_KEY, new TextEncoder().encode(String(number)));
      for (const key of await cache.list()) if (key !== CURRENT_KEY && !needed.has(key)) await cache.remove(key);
    },
  };
}

/** Returns a store that also puts what is read into a map. */
export const recordReads = (store: Store, reads: Map<string, Uint8Array>): Store => ({
  ...store,
  async read(key, max) {
    const bytes = await store.read(key, max);
    if (bytes) reads.set(key, bytes);
    return bytes;
  },
});

/** The release that all requests get, complete in memory: no request waits for the store, or mixes releases. */
export interface LiveRelease extends SignedRelease, ReleaseParts {
  /** Only for development: the folders of apps on development servers. */
  readonly bases?: Readonly<Record<string, string>>;
}

interface ReaderOptions {
  readonly store: Store;
  /** The store's id, as `pnpm ship status` prints it. Like the stage it is set on the server: write access changes neither. */
  readonly storeId?: string | undefined;
  /** The stage that a release must state in its environment. */
  readonly stage?: string | undefined;
  /** The keys that this server was given. */
  readonly trust: Trust;
  /** A folder of this server for copies, with which it also starts while the store is down. */
  readonly cache?: FolderStore | undefined;
  /** Called once for each problem while it lasts. `number` is the release that visitors get meanwhile. */
  readonly onProblem?: (problem: Error, number: number | undefined) => void;
  /** Called with each release that becomes the current one. */
  readonly onRelease?: (release: LiveRelease) => void;
  /** Milliseconds since any moment, of a clock that is never set. */
  readonly elapsedMs?: () => number;
}

/** Reads the live release of a store. */
export interface LiveReader {
  /** The release that visitors get; undefined until one was read. */
  current(): LiveRelease | undefined;
  /** Reads HEAD, and what is new. Never throws: the current release stays, and the problem is reported. */
  refresh(): Promise<void>;
  /** Seconds since the store confirmed that the current release is the newest one. */
  staleSeconds(): number;
  /** The time in the last HEAD; undefined until one was read. */
  headAt(): Date | undefined;
  /** Only for builds of a checkout: why they are no release now. */
  problem?(): Problem | undefined;
}

/** A message to the developer. */
interface Problem {
  readonly title: string;
  readonly text: string;
}

/** How often a release is looked for that HEAD does not name, because its writer ended early. */
const BEYOND_MS = 30_000;

const errorOf = (fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault)));

/** Creates the reader of a store. It verifies everything that it reads, also from its own copies. */
export function createLiveReader(options: ReaderOptions): LiveReader {
  const { store, trust, cache, storeId, stage, onProblem, onRelease } = options;
  const { elapsedMs = () => performance.now() } = options;
  let current: LiveRelease | undefined;
  let head: { readonly etag: string; readonly number: number; readonly at: Date } | undefined;
  let confirmedAt = elapsedMs();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;
  let reported = "";
  /** The number of the release that was served last, also before a restart. */
  let floor = 0;
  let areCopiesRead = false;
  const copies = cache && createCopies(cache);

  /** Reads everything that a release names. Throws unless all of it exists and is valid. */
  async function load(signed: SignedRelease, from: Store): Promise<LiveRelease> {
    const { release } = signed;
    if (stage !== undefined && stageOf(release.environment) !== stage)
      throw new Error(
        `${from.address}: release ${release.number} is of the stage "${stageOf(release.environment)}"; "${stage}" is expected here.`,
      );
    /** Reads a copy, and the store when there is none that is valid. */
    async function readFirst<Result>(read: (one: Store) => Promise<Result>): Promise<Result> {
      const copied = copies && (await read(copies.store).catch(() => undefined));
      return copied ?? read(from);
    }
    const parts = await readParts(release, {
      async manifest(app, deployed) {
        const manifest = await readFirst((one) => readManifest(one, app, deployed));
        if (isShell(manifest) && manifest.documentForm !== DOCUMENT_FORM)
          throw new Error(
            `${from.address}: shell ${manifest.version} reads documents of form ${manifest.documentForm}; this server composes form ${DOCUMENT_FORM}.`,
          );
        return manifest;
      },
      file: (name) => readFirst((one) => readFile(one, name)),
    });
    return { ...signed, ...parts };
  }

  function serve(release: LiveRelease): void {
    current = release;
    onRelease?.(release);
  }

  /** Reads HEAD, and the release that follows the current one, if any. */
  async function readStore(): Promise<void> {
    const read = await store.readIfChanged(HEAD_KEY, head?.etag, SIGNED_MAX);
    if (!read) throw new Error(`${store.address}/${HEAD_KEY} is missing.`);
    const fresh = read === "unchanged" ? undefined : { etag: read.etag, ...readHead(read.bytes, store) };
    if (!fresh && current && elapsedMs() - lookedAt < BEYOND_MS) return;
    const named = fresh?.content.number ?? head?.number ?? 0;
    // Of two writers, the slower one may have written HEAD last.
    const served = current?.release.number ?? floor;
    const number = Math.max(named, served);

    const reads = new Map<string, Uint8Array>();
    const from = recordReads(store, reads);
    const source = { store: from, trust: current?.trust ?? trust, storeId: current?.storeId ?? storeId };
    const known = current?.release.number === named ? current : await openRelease(number, source);
    if (!known)
      throw new Error(
        named < served
          ? `${store.address} names release ${named}, and this server has served release ${served}, which is missing.`
          : `${store.address}/${releaseKey(named)} is missing.`,
      );
    if (fresh) verifyHead(fresh, known, store);
    const newest = (await findNewest(known, source)) ?? known;
    if (newest.release.number > (current?.release.number ?? 0)) {
      const live = await load(newest, from);
      serve(live);
      floor = live.release.number;
      const needed = new Set([...live.keys, releaseKey(floor)]);
      await copies?.keep(floor, reads, needed).catch((fault) => onProblem?.(errorOf(fault), floor));
    }
    lookedAt = elapsedMs();
    if (fresh) head = { etag: fresh.etag, number: named, at: new Date(fresh.content.at) };
  }

  /** Serves the release that was kept last, before the store responds. */
  async function readCopies(): Promise<void> {
    const number = await copies?.number();
    if (!copies || number === undefined) return;
    // Also when the copy is damaged: an earlier release is never served.
    floor = number;
    const signed = await openRelease(number, { store: copies.store, trust, storeId });
    if (signed) serve(await load(signed, copies.store));
  }

  async function attempt(action: () => Promise<void>): Promise<boolean> {
    try {
      await action();
      reported = "";
      return true;
    } catch (fault) {
      const problem = errorOf(fault);
      if (problem.message !== reported) onProblem?.(problem, current?.release.number);
      reported = problem.message;
      return false;
    }
  }

  async function update(): Promise<void> {
    if (!areCopiesRead) await attempt(readCopies);
    areCopiesRead = true;
    if (await attempt(readStore)) confirmedAt = elapsedMs();
  }

  return {
    current: () => current,
    async refresh() {
      pending ??= update().finally(() => {
        pending = undefined;
      });
      await pending;
    },
    staleSeconds: () => Math.max(0, (elapsedMs() - confirmedAt) / 1000),
    headAt: () => head?.at,
  };
}
