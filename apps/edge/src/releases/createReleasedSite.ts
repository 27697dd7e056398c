import { parseEnvironment } from "@lending/bridge/environment";
import { applySwitches, createOverrideService, isStatusLink, readOpening, stagedIn } from "@lending/delivery/live";
import { plainPath } from "@lending/federation/manifest";
import { textBody } from "../http/body.ts";
import { apiHeadersOf } from "../http/headers.ts";
import type { Site, SiteDocument } from "../Site.ts";
import { chooseSide, LEAVE_STAGED } from "./chooseSide.ts";
import { type CurrentRelease, followStore, type StoreOptions } from "./followStore.ts";
import { createAssets } from "./readAssets.ts";

/** Earlier releases that the status page lists. */
const HISTORY = 30;

export interface ReleasedSiteOptions extends StoreOptions {
  /** Called when a release becomes the current one. */
  readonly onRelease?: (release: number) => void;
  /** Brotli quality of files, 0 to 11. Default: 11, because a server sends them often. */
  readonly fileQuality?: number;
}

export interface ReleasedSite extends Site {
  /** Makes the newest verified release of the store the current one. Never throws. */
  refresh(): Promise<void>;
  /** Resolves when the current release is compressed and copied to the cache. A worker must wait for that after its response. */
  prepared(): Promise<void>;
}

/** Opens the site that `pnpm ship` made live: the newest release of a store that is signed, intact and complete. */
export function createReleasedSite(options: ReleasedSiteOptions): ReleasedSite {
  const { store, trust, cache, everyMs = 0, onProblem, onRelease } = options;
  let preparing = Promise.resolve();
  let apiHeaders: readonly string[] = [];
  const report = (problem: Error) => onProblem?.(problem, live.current()?.list.generation);
  const live = followStore(options, (current) => {
    assets.learn(current.release);
    const { release } = current.release;
    const environments = [release.environment, stagedIn(release)?.environment ?? release.environment];
    apiHeaders = [...new Set(environments.flatMap((one) => apiHeadersOf(parseEnvironment(one))))];
    onRelease?.(current.list.generation);
    if (everyMs > 0) preparing = prepare(current).catch(report);
  });
  const assets = createAssets({
    store,
    ...(cache && { cache: cache.store }),
    reader: live,
    onUnknown: live.recheck,
    ...(options.fileQuality !== undefined && { fileQuality: options.fileQuality }),
    onProblem: report,
  });

  /** Compresses a new release before anyone requests it, and copies it to the cache. */
  async function prepare({ documents, staged, release, list }: CurrentRelease): Promise<void> {
    for (const { body } of [...documents.values(), ...(staged?.values() ?? [])])
      for (const encoding of ["br", "gzip"] as const) await body.read(encoding);
    await cache?.save(list, release, store).catch(report);
    await assets.warm(release);
    await cache?.limit(list, release);
  }

  /** Documents as the active switches change them, each compressed once. */
  let changed = new WeakMap<object, SiteDocument>();
  let changedBy = "";

  async function applyActive(found: SiteDocument, pathname: string): Promise<SiteDocument> {
    const switches = live.switches();
    if (switches.length === 0) return found;
    const text = JSON.stringify(switches);
    if (text !== changedBy) changed = new WeakMap();
    changedBy = text;
    const documents = changed;
    const known = documents.get(found);
    if (known) return known;
    const { bytes } = await found.body.read("identity");
    const served = { html: new TextDecoder().decode(bytes), headers: found.headers };
    const { html, headers } = applySwitches(served, {
      pathname,
      switches,
      mainTitles: live.current()?.list.mainTitles ?? {},
    });
    const made = documents.get(found) ?? { body: textBody(html), headers };
    documents.set(found, made);
    return made;
  }

  /** Returns the document of the release in a signed link. Undefined for any other link, or when the release is missing. */
  async function openLink(pathname: string, parameter: string, { release }: CurrentRelease) {
    try {
      const opening = readOpening(parameter, { storeId: release.storeId, trust });
      const list = opening && (await live.reader.at(opening.generation));
      if (!list) return undefined;
      const linked = await live.reader.document(list, pathname, opening.variant === "canary");
      // What is closed stays closed. A link names its versions, so no remote of it is at its previous one.
      const closing = live.switches().filter(({ effect }) => effect === "off");
      const { html, headers } = applySwitches(linked, { ...list, pathname, switches: closing });
      return { body: textBody(html), headers: { ...headers, "cache-control": "no-store" } };
    } catch {
      return undefined;
    }
  }

  return {
    refresh: live.refresh,
    prepared: () => preparing,
    overrides: createOverrideService({ reader: live.reader, store, trust }),
    async document(pathname, request = {}): Promise<SiteDocument> {
      const { opening } = request;
      const current = await live.newest();
      if (!current) return nothingShipped;
      const side = chooseSide(current.list.staged, request);
      const documents = (side === "staged" && current.staged) || current.documents;
      const linked = opening === undefined ? undefined : await openLink(pathname, opening, current);
      if (linked) return linked;
      const found = documents.get(plainPath(pathname)) ?? documents.get("");
      if (!found) return nothingShipped;
      const served = await applyActive(found, pathname);
      return side === "left" ? { ...served, headers: { ...served.headers, ...LEAVE_STAGED } } : served;
    },
    async operations(link) {
      const current = await live.newest();
      if (!current || !isStatusLink(link, { storeId: current.release.storeId, trust })) return undefined;
      const { release } = current.release;
      const numbers = Array.from({ length: HISTORY }, (_, index) => release.generation - 1 - index);
      const read = numbers
        .filter((generation) => generation > 0)
        .map((generation) => live.release({ generation }).catch(() => undefined));
      const history = (await Promise.all(read)).flatMap((one) => one?.release ?? []);
      return { release, history, switches: live.switches() };
    },
    async asset(address) {
      if (!live.current()) await live.newest();
      return assets.read(address);
    },
    sitemap: async () => (await live.newest())?.list.sitemap ?? "",
    robots: async () => (await live.newest())?.list.robots ?? "",
    status() {
      const current = live.current();
      return {
        ...(current && { release: current.list.generation, store: current.release.storeId }),
        keys: [...trust.keys()],
        isReady: current !== undefined,
        staleSeconds: live.staleSeconds(),
        knowsVersion: assets.knowsVersion,
        knowsPath: (pathname) =>
          [current?.documents, current?.staged].some((documents) => documents?.has(plainPath(pathname))),
        apiHeaders,
      };
    },
  };
}

const nothingShipped: SiteDocument = {
  status: 503,
  body: textBody(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>No release</title><h1>No release yet</h1><p>This server has found no release in its store. To try it out: pnpm ship --all --stage sandbox</p></html>',
  ),
  headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'", "cache-control": "no-store" },
};
