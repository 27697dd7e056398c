import {
  createLiveReader,
  createOverrideService,
  type ExpectedStore,
  generationKey,
  type LiveDocuments,
  type LiveReader,
  readGenerationKey,
  readOpening,
  type SignedRelease,
  type Store,
  type Trust,
} from "@lending/delivery/live";
import { plainPath } from "@lending/federation/manifest";
import { type Body, textBody } from "../http/body.ts";
import type { Site, SiteDocument } from "../Site.ts";
import { createAssets } from "./readAssets.ts";
import type { ReleaseCache } from "./releaseCache.ts";

/** The release that all requests get. It is complete in memory, so a request never waits for the store or mixes releases. */
interface CurrentRelease {
  readonly list: LiveDocuments;
  readonly release: SignedRelease;
  readonly documents: ReadonlyMap<string, { readonly body: Body; readonly headers: Readonly<Record<string, string>> }>;
}

export interface ReleasedSiteOptions extends ExpectedStore {
  readonly store: Store;
  readonly trust: Trust;
  /** Keeps verified releases on this machine, for a restart while the store is down. */
  readonly cache?: ReleaseCache;
  /** Milliseconds after which a request has the store read in the background. 0, the default, reads it for every request. */
  readonly everyMs?: number;
  /** Called once for each problem while it lasts. `release` is the one that visitors get meanwhile. */
  readonly onProblem?: (problem: Error, release: number | undefined) => void;
  /** Called when a release becomes the current one. */
  readonly onRelease?: (release: number) => void;
}

export interface ReleasedSite extends Site {
  /** Makes the newest verified release of the store the current one. Never throws. */
  refresh(): Promise<void>;
}

/** How long a start waits for the store before it serves the release of the cache. */
const CACHE_AFTER_MS = 2500;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const errorOf = (fault: unknown) => (fault instanceof Error ? fault : new Error(String(fault)));

/** Opens the site that `pnpm ship` made live: the newest release of a store that is signed, intact and complete. */
export function createReleasedSite(options: ReleasedSiteOptions): ReleasedSite {
  const { store, trust, cache, everyMs = 0, storeId, stage, onProblem, onRelease } = options;
  const expected = { ...(storeId !== undefined && { storeId }), ...(stage !== undefined && { stage }) };
  let current: CurrentRelease | undefined;
  let confirmedAt = Date.now();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | undefined;
  let lasting: readonly Error[] = [];
  let problems: Error[] = [];
  let isCacheRead = cache === undefined;

  const reader = createLiveReader({ store, trust, ...expected, onProblem: (problem) => problems.push(problem) });
  const cachedReader = cache && createLiveReader({ store: cache.store, trust, ...expected });
  const assets = createAssets({
    store,
    ...(cache && { cache: cache.store }),
    reader: { release: readRelease },
    onUnknown: () => refresh(),
    onProblem: (problem) => onProblem?.(problem, current?.list.generation),
  });

  /** Reads a release from the store, or else from the cache. */
  async function readRelease(named: Pick<LiveDocuments, "generation">): Promise<SignedRelease> {
    try {
      return await reader.release(named);
    } catch (fault) {
      const cached = await cachedReader?.release(named).catch(() => undefined);
      if (cached) return cached;
      // While the store has problems, a release that seems to be missing may only be out of reach.
      throw lasting.length > 0 ? new Error(`${store.address} cannot be read.`, { cause: fault }) : fault;
    }
  }

  /** Makes a release the current one, unless a higher one is current already. */
  async function open(from: LiveReader, list: LiveDocuments): Promise<void> {
    const release = await from.release(list);
    const entries = Object.entries(list.paths).map(async ([pathname, { headers }]) => {
      const { html } = await from.document(list, pathname === "" ? "/unknown path" : pathname);
      return [pathname, { body: textBody(html), headers }] as const;
    });
    const documents = new Map(await Promise.all(entries));
    if (current && current.list.generation >= list.generation) return;
    current = { list, release, documents };
    assets.learn(release);
    onRelease?.(list.generation);
    if (everyMs > 0) void prepare(current);
  }

  /** Compresses a new release before anyone requests it, and copies it to the cache. */
  async function prepare({ documents, release, list }: CurrentRelease) {
    for (const { body } of documents.values())
      for (const encoding of ["br", "gzip"] as const) await body.read(encoding);
    await cache?.save(list, release, store).catch((fault) => onProblem?.(errorOf(fault), list.generation));
    await assets.warm(release);
    await cache?.limit(list, release).catch((fault) => onProblem?.(errorOf(fault), list.generation));
  }

  /** Reads the store. Every reason why visitors do not get its newest release is added to `problems`. */
  async function readStore(): Promise<void> {
    const last = current?.list.generation ?? 0;
    const keys = await store.list("live/", last > 1 ? generationKey("live", last - 1) : undefined);
    const numbers = keys.map((key) => readGenerationKey(key) ?? 0);
    if (last > 0 && !numbers.includes(last)) {
      // A folder that was unmounted, or a bucket that was emptied, looks like a store without a new release.
      throw new Error(`${store.address}/${generationKey("live", last)} is missing.`);
    }
    if (numbers.every((number) => number <= last)) return;
    const list = await reader.newest();
    if (list && list.generation > last) await open(reader, list);
    if (problems.length > 0 || Math.max(...numbers) <= (current?.list.generation ?? 0)) return;
    // The reader reports an invalid list once. It remains a problem until a valid release is above it.
    problems.push(...(lasting.length > 0 ? lasting : [new Error(`${store.address} has an invalid release.`)]));
  }

  async function update(): Promise<void> {
    problems = [];
    await readStore().catch((fault) => problems.push(errorOf(fault)));
    if (problems.length === 0) confirmedAt = Date.now();
    const messages = new Set(lasting.map(({ message }) => message));
    for (const problem of problems) if (!messages.has(problem.message)) onProblem?.(problem, current?.list.generation);
    lasting = problems;
    checkedAt = Date.now();
  }

  /** Serves the newest release of the cache when the store has returned none in time, or only an older one. */
  async function openCache(reading: Promise<void>): Promise<void> {
    await Promise.race([reading, pause(CACHE_AFTER_MS)]);
    try {
      const list = await cachedReader?.newest();
      if (!list || !cachedReader) return;
      const { storeId: id } = await cachedReader.release(list);
      if (!current || current.release.storeId === id) await open(cachedReader, list);
    } catch (fault) {
      onProblem?.(errorOf(fault), current?.list.generation);
    }
  }

  async function readAll(): Promise<void> {
    const reading = update();
    if (!isCacheRead) {
      isCacheRead = true;
      await openCache(reading);
    }
    await reading;
  }

  function refresh(): Promise<void> {
    pending ??= readAll().finally(() => {
      pending = undefined;
    });
    return pending;
  }

  /** Returns the current release. Only a site that reads the store for every request waits for it. */
  async function newest(): Promise<CurrentRelease | undefined> {
    if (everyMs === 0) await refresh();
    else if (Date.now() - checkedAt >= everyMs) void refresh();
    return current;
  }

  /** Returns the document of the release in a signed link. Undefined for any other link, or when the release is missing. */
  async function openLink(pathname: string, parameter: string, { release }: CurrentRelease) {
    try {
      const opening = readOpening(parameter, { storeId: release.storeId, trust });
      const list = opening && (await reader.at(opening.generation));
      if (!list) return undefined;
      const { html, headers } = await reader.document(list, pathname);
      return { body: textBody(html), headers: { ...headers, "cache-control": "no-store" } };
    } catch {
      return undefined;
    }
  }

  return {
    refresh,
    overrides: createOverrideService({ reader, store, trust }),
    async document(pathname, opening): Promise<SiteDocument> {
      const live = await newest();
      if (!live) return nothingShipped;
      const linked = opening === undefined ? undefined : await openLink(pathname, opening, live);
      return linked ?? live.documents.get(plainPath(pathname)) ?? live.documents.get("") ?? nothingShipped;
    },
    async asset(address) {
      if (!current) await newest();
      return assets.read(address);
    },
    sitemap: async () => (await newest())?.list.sitemap ?? "",
    robots: async () => (await newest())?.list.robots ?? "",
    status: () => ({
      ...(current && { release: current.list.generation }),
      isReady: current !== undefined,
      staleSeconds: Math.max(0, Date.now() - confirmedAt) / 1000,
      knowsVersion: assets.knowsVersion,
      knowsPath: (pathname) => current?.documents.has(plainPath(pathname)) ?? false,
    }),
  };
}

const nothingShipped: SiteDocument = {
  status: 503,
  body: textBody(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>No release</title><h1>No release yet</h1><p>This server has found no release in its store. To try it out: pnpm ship --all --stage sandbox</p></html>',
  ),
  headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'", "cache-control": "no-store" },
};
