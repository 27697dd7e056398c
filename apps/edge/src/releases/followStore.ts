import { setTimeout as sleep } from "node:timers/promises";
import {
  createLiveReader,
  type ExpectedStore,
  generationKey,
  type LiveDocuments,
  type LiveReader,
  readGenerationKey,
  type SignedRelease,
  type Store,
  type Switch,
  type Trust,
} from "@lending/delivery/live";
import { type Body, textBody } from "../http/body.ts";
import { keepStaged } from "./chooseSide.ts";
import type { ReleaseCache } from "./releaseCache.ts";

/** The release that all requests get. It is complete in memory, so a request never waits for the store or mixes releases. */
export interface CurrentRelease {
  readonly list: LiveDocuments;
  readonly release: SignedRelease;
  readonly documents: ServedDocuments;
  /** The documents of a staged release, for the devices that `chooseSide` names. */
  readonly staged?: ServedDocuments;
}

export type ServedDocuments = ReadonlyMap<
  string,
  { readonly body: Body; readonly headers: Readonly<Record<string, string>> }
>;

export interface StoreOptions extends ExpectedStore {
  readonly store: Store;
  readonly trust: Trust;
  /** Keeps verified releases on this machine, for a restart while the store is down. */
  readonly cache?: ReleaseCache | undefined;
  /** Milliseconds after which a request has the store read in the background. 0, the default, reads it for every request. */
  readonly everyMs?: number;
  /** Called once for each problem while it lasts. `release` is the one that visitors get meanwhile. */
  readonly onProblem?: (problem: Error, release: number | undefined) => void;
  /** Called with the active switches whenever they differ from before. */
  readonly onSwitches?: (active: readonly Switch[]) => void;
}

/** How often requests for unknown files have the store read, in milliseconds. */
const RECHECK_MS = 300;
/** How long a start waits for the store before it serves the release of the cache. */
const CACHE_AFTER_MS = 2500;

const errorOf = (fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault)));

/**
 * Follows a store: the current release is the newest one that is signed, intact and complete. `onCurrent` is called with each release
 * that becomes the current one.
 */
export function followStore(options: StoreOptions, onCurrent: (release: CurrentRelease) => void) {
  const { store, trust, cache, everyMs = 0, storeId, stage, onProblem, onSwitches } = options;
  let current: CurrentRelease | undefined;
  let confirmedAt = performance.now();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;
  let lasting: readonly Error[] = [];
  let problems: Error[] = [];
  let isCacheRead = cache === undefined;
  /** The release of the cache. An earlier one of the store is never served. */
  let floor: SignedRelease | undefined;
  let switches: readonly Switch[] = [];
  let areSwitchesRead = false;
  let reported = "";

  const report = (fault: unknown) => onProblem?.(errorOf(fault), current?.list.generation);
  const reader = createLiveReader({
    store,
    trust,
    storeId,
    stage,
    onProblem: (problem) => problems.push(problem),
    switchCache: cache?.store,
  });
  const cachedReader = cache && createLiveReader({ store: cache.store, trust, isOwnCopy: true, storeId, stage });

  const activeSwitches = () => switches.filter(({ until }) => until > Date.now());

  /** Switches also end by themselves, so each reading of the store compares them. */
  function reportSwitches(): void {
    const active = activeSwitches();
    const text = active.map(({ target, effect, at }) => `${target} ${effect} ${at}`).join();
    if (text !== reported) onSwitches?.(active);
    reported = text;
  }

  /** Makes a release the current one, unless a higher one is current already. */
  async function open(from: LiveReader, list: LiveDocuments): Promise<void> {
    const release = await from.release(list);
    if (release.storeId === floor?.storeId && list.generation < floor.release.generation) {
      // Whoever can write to the store can remove the newest lists.
      throw new Error(
        `${store.address} has release ${list.generation} as its newest, and this server has served release ${floor.release.generation}.`,
      );
    }
    const served = current?.release ?? floor;
    if (served && release.storeId === served.storeId && release.platformGeneration < served.release.generation) {
      // No later release is of the platform, so a stolen key of a team may have written this one again, without its change.
      const { hash } = await from.release(served.release);
      if (hash !== served.hash) {
        throw new Error(
          `${store.address}: release ${list.generation} does not follow release ${served.release.generation}, which this server has served.`,
        );
      }
    }
    const { staged: side } = list;
    const readSide = async (listed: Pick<LiveDocuments, "documents">, added: Readonly<Record<string, string>> = {}) => {
      const read = [...(await from.documents(listed))];
      return new Map(
        read.map(([path, { html, headers }]) => [path, { body: textBody(html), headers: { ...headers, ...added } }]),
      );
    };
    const documents = await readSide(list);
    const staged = side && (await readSide(side, keepStaged(side.id)));
    // A closed path must not open for the moment between the first documents and the first switches.
    if (!current && !areSwitchesRead && from === reader)
      switches = await reader.switches(release).catch(() => switches);
    if (current && current.list.generation >= list.generation) return;
    current = { list, release, documents, ...(staged && { staged }) };
    onCurrent(current);
  }

  /** Reads the store. Every reason why visitors do not get its newest release is added to `problems`. */
  async function readStore(): Promise<void> {
    const last = current?.list.generation ?? 0;
    const keys = await store.list("live/", last > 1 ? generationKey("live", last - 1) : undefined);
    const numbers = keys.map((key) => readGenerationKey(key) ?? 0);
    const isBelow = (number: number) => number <= (current?.list.generation ?? 0);
    if (!numbers.every(isBelow)) {
      const list = await reader.newest();
      if (list && !isBelow(list.generation)) await open(reader, list);
    }
    if (last > 0 && !numbers.includes(last) && current?.list.generation === last) {
      // A folder that was unmounted, or a bucket that was emptied, looks like a store without a new release. A newer release counts
      // nevertheless: otherwise whoever removes the newest list keeps every server at it.
      throw new Error(`${store.address}/${generationKey("live", last)} is missing.`);
    }
    if (problems.length > 0 || numbers.every(isBelow)) return;
    // The reader reports an invalid list once. It remains a problem until a valid release is above it.
    problems.push(...(lasting.length > 0 ? lasting : [new Error(`${store.address} has an invalid release.`)]));
  }

  async function readSwitches(): Promise<void> {
    if (!current) return;
    switches = await reader.switches(current.release).catch(() => switches);
    areSwitchesRead = true;
    reportSwitches();
  }

  async function update(): Promise<void> {
    problems = [];
    await readStore().catch((fault) => problems.push(errorOf(fault)));
    await readSwitches();
    if (problems.length === 0) confirmedAt = performance.now();
    const messages = new Set(lasting.map(({ message }) => message));
    for (const problem of problems) {
      if (!messages.has(problem.message)) onProblem?.(problem, current?.list.generation);
      messages.add(problem.message);
    }
    lasting = problems;
    checkedAt = performance.now();
  }

  /** Serves the newest release of the cache when the store has returned none in time, or only an older one. */
  async function openCache(reading: Promise<void>): Promise<void> {
    await Promise.race([reading, sleep(CACHE_AFTER_MS)]);
    try {
      const list = await cachedReader?.newest();
      if (!list || !cachedReader) return;
      const release = await cachedReader.release(list);
      if (current && current.release.storeId !== release.storeId) return;
      const kept = await cachedReader.switches(release);
      // A closed path must not open for the seconds in which the store is waited for.
      if (!areSwitchesRead) switches = kept;
      reportSwitches();
      await open(cachedReader, list);
    } catch (fault) {
      report(fault);
    }
  }

  async function readAll(): Promise<void> {
    if (isCacheRead) return update();
    isCacheRead = true;
    // A cache without a valid release is no reason not to serve the store's.
    const list = await cachedReader?.newest().catch(() => undefined);
    floor = list && (await cachedReader?.release(list));
    const reading = update();
    await openCache(reading);
    await reading;
  }

  /** Makes the newest verified release of the store the current one. Never throws. */
  function refresh(): Promise<void> {
    // Whoever can write to the store can make the reading of releases long. That must not delay a switch.
    if (pending) void readSwitches();
    pending ??= readAll().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  /** Refreshes for a request that nothing known explains; those of many requests together, because anyone can make them. */
  async function recheck(): Promise<void> {
    await sleep(Math.max(0, checkedAt + RECHECK_MS - performance.now()));
    await refresh();
  }

  /** Returns the current release. Only a site that reads the store for every request waits for it. */
  async function newest(): Promise<CurrentRelease | undefined> {
    if (everyMs === 0) await refresh();
    else if (performance.now() - checkedAt >= everyMs) void refresh();
    return current;
  }

  return {
    reader,
    refresh,
    recheck,
    newest,
    /** Returns the current release as it is. */
    current: () => current,
    /** Returns the active switches as the store was last read. */
    switches: activeSwitches,
    /** Returns the seconds since the current release was last confirmed to be the newest one. */
    staleSeconds: () => (performance.now() - confirmedAt) / 1000,
    /** Reads a release from the store, or else from the cache. */
    async release(named: Pick<LiveDocuments, "generation">): Promise<SignedRelease> {
      try {
        return await reader.release(named);
      } catch (fault) {
        const cached = await cachedReader?.release(named).catch(() => undefined);
        if (cached) return cached;
        // While the store has problems, a release that seems to be missing may only be out of reach.
        throw lasting.length > 0 ? new Error(`${store.address} cannot be read.`, { cause: fault }) : fault;
      }
    },
  };
}
