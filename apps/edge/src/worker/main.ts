import { createTrust, openStore } from "@lending/delivery/live";
import { createEdge, type EdgeApp } from "../createEdge.ts";
import { OriginTimeout, type SendToOrigin } from "../http/proxyApi.ts";
import { describeUnknown } from "../node/variables.ts";
import { createLog } from "../operations/log.ts";
import { createMetrics, type Metrics, OPEN_METRICS } from "../operations/metrics.ts";
import { createReleasedSite, type ReleasedSite } from "../releases/createReleasedSite.ts";
import { createReleaseCache } from "../releases/releaseCache.ts";
import { type CacheApi, createCacheStore } from "./cacheStore.ts";

/** Bindings of the worker. `EDGE_TRUST` is the text of the public keys, because a worker has no folder. */
type Bindings = Readonly<Record<string, string | undefined>>;

interface WorkerContext {
  waitUntil(work: Promise<unknown>): void;
}

interface Worker {
  readonly app: EdgeApp;
  readonly site: ReleasedSite;
  readonly metrics: Metrics;
}

/** A worker has no timer between requests, so a request has the store read when the last time is older than this. */
const REFRESH_MS = 1000;
/** How long such a request waits for the store. */
const WAIT_MS = 300;
/** How often the first requests look whether there is a release. */
const READY_MS = 50;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

declare const caches: { open(name: string): Promise<CacheApi> };

const createSender =
  (origin: string, timeoutMs: number): SendToOrigin =>
  async ({ method, target, headers, body, signal }) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const init = { method, headers, body, redirect: "manual" as const, signal: AbortSignal.any([signal, timeout]) };
    try {
      return await fetch(origin + target, init);
    } catch (fault) {
      if (timeout.aborted) throw new OriginTimeout("The API was silent for too long.", { cause: fault });
      throw fault;
    }
  };

function create(bindings: Bindings): Worker {
  const unknown = describeUnknown(bindings, ["EDGE_METRICS_TOKEN"]);
  if (unknown.length > 0) throw new Error(unknown.join("\n"));
  const { EDGE_STORE = "", EDGE_TRUST = "", EDGE_API_ORIGIN, EDGE_ORIGIN, EDGE_STORE_ID, EDGE_STAGE } = bindings;
  if (!EDGE_STORE.startsWith("s3://")) throw new Error("EDGE_STORE must be s3://bucket/prefix in a worker.");
  const trust = createTrust(EDGE_TRUST.match(/[\s\S]*?-----BEGIN[\s\S]*?-----END [A-Z ]+-----/g) ?? []);
  if (trust.size === 0) throw new Error("EDGE_TRUST must contain the public keys in PEM.");
  const metrics = createMetrics();
  // biome-ignore lint/suspicious/noConsole: the console is the log of a worker.
  const log = createLog((line) => console.log(line.trimEnd()));
  const site = createReleasedSite({
    store: openStore(EDGE_STORE, bindings),
    trust,
    everyMs: REFRESH_MS,
    cache: createReleaseCache({
      store: createCacheStore(() => caches.open("releases"), "releases"),
      trust,
      // The provider limits the Cache API.
      limit: async () => undefined,
    }),
    storeId: EDGE_STORE_ID || undefined,
    stage: EDGE_STAGE || undefined,
    onProblem: ({ message }, release) => log("warn", "store problem", { problem: message, release }),
    onRelease: (release) => log("info", "release", { release }),
  });
  const app = createEdge({
    site,
    metrics,
    log,
    hasHsts: true,
    origin: EDGE_ORIGIN || undefined,
    reportKey: bindings.EDGE_REPORT_KEY || undefined,
    logsRequests: bindings.EDGE_LOG !== "problems",
    ...(EDGE_API_ORIGIN && {
      sendToApi: createSender(EDGE_API_ORIGIN.replace(/\/$/, ""), Number(bindings.EDGE_API_TIMEOUT || 60) * 1000),
    }),
  });
  return { app, site, metrics };
}

let worker: Worker | undefined;

/** The production server in Cloudflare's `workerd`. `/metrics` needs the bearer token `EDGE_METRICS_TOKEN`, as there is one port. */
// biome-ignore lint/style/noDefaultExport: workerd calls the default export.
export default {
  async fetch(request: Request, bindings: Bindings, context: WorkerContext): Promise<Response> {
    worker ??= create(bindings);
    const { app, site, metrics } = worker;
    function refresh() {
      const refreshed = site.refresh();
      // Also when the visitor leaves or the response is ready: later requests wait for the same refresh, and the copy follows it.
      context.waitUntil(refreshed.then(site.prepared));
      return refreshed;
    }
    if (!site.status().isReady) {
      const refreshed = refresh();
      // Not to its end: while the store does not respond, the release of the cache is ready long before the last retry.
      let isOver = false;
      void refreshed.finally(() => {
        isOver = true;
      });
      while (!isOver && !site.status().isReady) await pause(READY_MS);
    } else if (site.status().staleSeconds * 1000 >= REFRESH_MS) {
      const refreshed = refresh();
      await Promise.race([refreshed, pause(WAIT_MS)]);
    }
    context.waitUntil(site.prepared());
    const token = bindings.EDGE_METRICS_TOKEN;
    if (
      token &&
      new URL(request.url).pathname === "/metrics" &&
      request.headers.get("authorization") === `Bearer ${token}`
    )
      return new Response(metrics.render(), { headers: { "content-type": OPEN_METRICS, "cache-control": "no-store" } });
    const remoteAddress = request.headers.get("cf-connecting-ip") ?? undefined;
    return app.fetch(request, { incoming: { socket: { remoteAddress } } });
  },
};
