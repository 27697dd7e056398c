import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { isLockedFallback, missingPatch } from "@lending/node-runtime/patch-level";
import { createEdge } from "../createEdge.ts";
import { createCollector } from "../http/createCollector.ts";
import { createLog, describeFault } from "../operations/log.ts";
import { createMetrics, OPEN_METRICS } from "../operations/metrics.ts";
import { createReleasedSite } from "../releases/createReleasedSite.ts";
import { createDiskCache } from "./diskCache.ts";
import { createSender } from "./sendToOrigin.ts";
import { InvalidSettings, readSettings, type Settings } from "./settings.ts";

/** How often the store is read. A release is live on every server within two of these. */
const REFRESH_MS = 800;
/** How long a start waits for a first release before it listens. */
const FIRST_MS = 5000;
/** How often reports are sent to the collector. */
const COLLECT_MS = 5000;
/** How long the same problem is not logged again: many requests may meet one missing file. */
const PROBLEM_MS = 60_000;
/** How long requests may take to finish after SIGTERM. */
const FINISH_MS = 23_000;
/** How long the last reports and spans may take afterwards. */
const LAST_MS = 2000;

const log = createLog((line) => process.stdout.write(line));
// Libraries print errors with their messages, which may quote an address.
for (const level of ["info", "warn", "error"] as const)
  console[level] = (...values: unknown[]) =>
    log(level, "library", describeFault(values.find((one) => one instanceof Error)));
for (const event of ["uncaughtException", "unhandledRejection"] as const)
  process.on(event, (fault) => {
    log("error", event, describeFault(fault));
    if (event === "uncaughtException") process.exit(1);
  });
process.stdout.on("error", () => undefined);

async function start(settings: Settings): Promise<void> {
  const { store, keys, cache, EDGE_STAGE: stage, EDGE_API_ORIGIN: apiOrigin } = settings;
  const problem = missingPatch(process.versions.node);
  const isForBorrowers = stage === "staging" || stage === "production";
  if (problem && isForBorrowers && !isLockedFallback(process.execPath)) throw new InvalidSettings([problem]);
  if (problem) log("warn", "old node", { problem });
  const metrics = createMetrics();
  const storeErrors = metrics.counter("lending_store_errors", "Problems that kept a release or a file from being read");
  storeErrors.add({}, 0);
  metrics.gauge("process_resident_memory_bytes", "Memory of the process", () => process.memoryUsage.rss());
  metrics.gauge("process_start_time_seconds", "When the process started", () => performance.timeOrigin / 1000);
  let switchCount = 0;
  metrics.gauge(
    "lending_switches",
    "Active switches: what is closed or back at its previous version",
    () => switchCount,
  );
  const loggedAt = new Map<string, number>();
  /** Logs a problem, unless it was logged a short while ago. */
  function warn(event: string, problem: string, release?: number): void {
    const now = performance.now();
    if (now - (loggedAt.get(problem) ?? Number.NEGATIVE_INFINITY) < PROBLEM_MS) return;
    if (loggedAt.size > 500) loggedAt.clear();
    loggedAt.set(problem, now);
    log("warn", event, { problem, release });
  }
  const { trust } = keys;
  let trusted = [...trust.keys()].join(", ");
  let readingKeys = false;
  /** Reads the trusted keys again, then the store, so that a new key needs no restart. */
  async function refresh(): Promise<void> {
    // A folder that does not respond must not delay the store, nor take a thread each time.
    if (!readingKeys) {
      readingKeys = true;
      await Promise.race([
        keys
          .refresh()
          .catch(({ message }: Error) => warn("trust problem", message))
          .finally(() => {
            readingKeys = false;
          }),
        sleep(REFRESH_MS),
      ]);
    }
    const now = [...trust.keys()].join(", ");
    if (now !== trusted) log("info", "trusted keys", { keys: now });
    trusted = now;
    await site.refresh();
  }
  let isAccepting = true;

  const site = createReleasedSite({
    store,
    trust,
    everyMs: REFRESH_MS,
    cache:
      cache === undefined ? undefined : createDiskCache({ folder: cache, maxBytes: settings.EDGE_CACHE_MAX, trust }),
    storeId: settings.EDGE_STORE_ID,
    stage,
    onProblem({ message }, release) {
      storeErrors.add();
      warn("store problem", message, release);
    },
    onRelease: (release) => log("info", "release", { release }),
    onSwitches(active) {
      switchCount = active.length;
      log("warn", "switches", { active: active.map(({ target, effect }) => `${target} ${effect}`) });
    },
  });
  const address = settings.EDGE_COLLECTOR;
  const collector =
    address === undefined ? undefined : createCollector({ address, stage: stage ?? "production", metrics });
  // Loaded on demand: most servers have no collector of traces.
  const openTelemetry =
    settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : (await import("../operations/openTelemetry.ts")).startOpenTelemetry(settings.OTEL_TRACES_SAMPLER_ARG);
  const edge = createEdge({
    site,
    metrics,
    log,
    hasHsts: true,
    proxies: settings.EDGE_PROXIES,
    origin: settings.EDGE_ORIGIN,
    reportKey: settings.EDGE_REPORT_KEY,
    collector,
    startSpan: openTelemetry?.startSpan,
    logsRequests: settings.EDGE_LOG === "requests",
    isAccepting: () => isAccepting,
    sendToApi: apiOrigin === undefined ? undefined : createSender(apiOrigin, settings.EDGE_API_TIMEOUT),
  });

  const server = createAdaptorServer({
    fetch: edge.fetch,
    // Slow phones get enough time, but a limit keeps slow connections from using up the server.
    serverOptions: {
      headersTimeout: 20_000,
      requestTimeout: 120_000,
      keepAliveTimeout: 65_000,
    },
  });
  const metricsServer = createServer(({ url }, response) => {
    const isMetrics = (url ?? "").split("?")[0] === "/metrics";
    response.writeHead(isMetrics ? 200 : 404, { "content-type": isMetrics ? OPEN_METRICS : "text/plain" });
    response.end(isMetrics ? metrics.render() : "Not found.\n");
  });
  async function listen(one: typeof server | typeof metricsServer, port: number, name: string, host?: string) {
    one.listen({ port, ...(host !== undefined && { host }) });
    await once(one, "listening").catch(({ code }: NodeJS.ErrnoException) => {
      throw new InvalidSettings([`${name}: port ${port} cannot be used: ${code}.`]);
    });
    return (one.address() as AddressInfo).port;
  }

  const timer = setInterval(() => void refresh(), REFRESH_MS);
  const collecting = setInterval(() => void collector?.flush(), COLLECT_MS);
  const metricsPort = await listen(
    metricsServer,
    settings.EDGE_METRICS_PORT,
    "EDGE_METRICS_PORT",
    settings.EDGE_METRICS_HOST,
  );
  await Promise.race([site.refresh(), sleep(FIRST_MS)]);
  if (!site.status().isReady) log("warn", "no release yet", { store: store.address });
  const port = await listen(server, settings.PORT, "PORT");
  log("info", "listening", { port, metricsPort, store: store.address, cache });

  async function stop(signal: string): Promise<void> {
    if (!isAccepting) return;
    isAccepting = false;
    log("info", "draining", { signal });
    await sleep(settings.EDGE_DRAIN);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A connection stays open after its last request, and would hold up the end.
    const closing = setInterval(() => "closeIdleConnections" in server && server.closeIdleConnections(), 100);
    await Promise.race([closed, sleep(FINISH_MS)]);
    clearInterval(timer);
    clearInterval(collecting);
    clearInterval(closing);
    metricsServer.close();
    await Promise.race([
      Promise.all([collector?.flush(), openTelemetry?.stop()]).catch(() => undefined),
      sleep(LAST_MS),
    ]);
    log("info", "stopped");
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

/** Ends a process that cannot start, with one line for each variable that is to blame. */
function refuse(fault: unknown): void {
  if (fault instanceof InvalidSettings) for (const line of fault.lines) process.stderr.write(`${line}\n`);
  else log("error", "start failed", describeFault(fault));
  process.exit(1);
}

Promise.resolve(process.env)
  .then((environment) => start(readSettings(environment)))
  .catch(refuse);
