import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { createAdaptorServer } from "@hono/node-server";
import { isLockedFallback, missingPatch } from "@lending/node-runtime/patch-level";
import { createLiveReader } from "@lending/releases/reader/createLiveReader";
import { createCollector } from "../collect/createCollector.ts";
import { createEdge } from "../createEdge.ts";
import type { ApiCaller } from "../documents/earlyData.ts";
import { serveStore } from "../http/files.ts";
import { createLog, describeFault, describePrinted } from "../operations/log.ts";
import { createMetrics } from "../operations/metrics.ts";
import { createOperations } from "../operations/statusPage.ts";
import { refuseBrokenRequests } from "./refuseBrokenRequests.ts";
import { InvalidSettings, readSettings, type Settings } from "./settings.ts";

/** How often the store is read. A release is live on every server within two of these. */
const REFRESH_MS = 800;
/** How long a start waits for a first release before it listens. */
const FIRST_MS = 2500;
/** How often reports are sent to the collector. */
const COLLECT_MS = 5000;
/** How long the same problem is not logged again. */
const PROBLEM_MS = 60_000;
/** How long requests may take to finish after SIGTERM. */
const FINISH_MS = 23_000;
/** How long the last reports and spans may take afterwards. */
const LAST_MS = 2000;
/** A launch link contains a session of up to 4 kB, and the phone's cookies. */
const HEADERS_MAX = 32 * 1024;

const log = createLog((line) => process.stdout.write(line));
for (const level of ["info", "warn", "error"] as const)
  console[level] = (...values: unknown[]) => log(level, "library", describePrinted(values));
for (const event of ["uncaughtException", "unhandledRejection"] as const)
  process.on(event, (fault) => {
    log("error", event, describeFault(fault));
    if (event === "uncaughtException") process.exit(1);
  });
process.stdout.on("error", () => undefined);

/** Sends requests for the data of documents to the API's origin. */
const callApiAt =
  (origin: string): ApiCaller =>
  (url, init) =>
    fetch(new URL(url.pathname + url.search, origin), init);

async function start(settings: Settings): Promise<void> {
  const { store, trust, cache, filesFolder, EDGE_STAGE: stage, EDGE_API_ORIGIN: apiOrigin } = settings;
  const problem = missingPatch(process.versions.node);
  const isForBorrowers = stage === "staging" || stage === "production";
  if (problem && isForBorrowers && !isLockedFallback(process.execPath)) throw new InvalidSettings([problem]);
  if (problem) log("warn", "old node", { problem });
  const warnedAt = new Map<string, number>();
  let isAccepting = true;

  const reader = createLiveReader({
    ...{ store, trust, cache, stage, storeId: settings.EDGE_STORE_ID },
    onProblem({ message }, release) {
      metrics.storeErrors.inc();
      const now = performance.now();
      if (now - (warnedAt.get(message) ?? Number.NEGATIVE_INFINITY) < PROBLEM_MS) return;
      if (warnedAt.size > 500) warnedAt.clear();
      warnedAt.set(message, now);
      log("warn", "store problem", { problem: message, release });
    },
    onRelease({ release }) {
      log("info", "release", { release: release.number, closed: release.closed.map(({ target }) => target) });
      void metrics.limit();
    },
  });
  const metrics = createMetrics(reader);
  metrics.measureProcess();
  metrics.storeErrors.inc(0);
  const address = settings.EDGE_COLLECTOR;
  const collector =
    address === undefined ? undefined : createCollector({ address, stage: stage ?? "production", metrics });
  // Loaded on demand: most servers have no collector of traces.
  const openTelemetry =
    settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
      ? undefined
      : (await import("../operations/openTelemetry.ts")).startOpenTelemetry(settings.OTEL_TRACES_SAMPLER_ARG);
  const edge = createEdge({
    ...{ reader, metrics, log, collector, hasHsts: true, isEager: true },
    files: filesFolder === undefined ? undefined : serveStore(filesFolder),
    callApi: apiOrigin === undefined ? undefined : callApiAt(apiOrigin),
    proxies: settings.EDGE_PROXIES,
    reportKey: settings.EDGE_REPORT_KEY,
    startSpan: openTelemetry?.startSpan,
    logsRequests: settings.EDGE_LOG === "requests",
    isAccepting: () => isAccepting,
  });

  const server = createAdaptorServer({
    fetch: edge.fetch,
    // A limit keeps slow connections from using up the server.
    serverOptions: {
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      keepAliveTimeout: 65_000,
      maxHeaderSize: HEADERS_MAX,
    },
  }) as Server;
  refuseBrokenRequests(server, (status) => metrics.requests.inc({ route: "broken", status }));
  const metricsServer = createAdaptorServer({ fetch: createOperations(reader, metrics).fetch }) as Server;
  async function listen(one: Server, port: number, name: string, host?: string) {
    one.listen({ port, ...(host !== undefined && { host }) });
    await once(one, "listening").catch(({ code }: NodeJS.ErrnoException) => {
      throw new InvalidSettings([`${name}: port ${port} cannot be used: ${code}. Set another one: ${name}=…`]);
    });
    return (one.address() as AddressInfo).port;
  }

  const timer = setInterval(() => void reader.refresh(), REFRESH_MS);
  const collecting = setInterval(() => void collector?.flush(), COLLECT_MS);
  const metricsPort = await listen(
    metricsServer,
    settings.EDGE_METRICS_PORT,
    "EDGE_METRICS_PORT",
    settings.EDGE_METRICS_HOST,
  );
  await Promise.race([reader.refresh(), sleep(FIRST_MS)]);
  if (!reader.current()) log("warn", "no release yet", { store: store.address });
  const port = await listen(server, settings.PORT, "PORT");
  log("info", "listening", { port, metricsPort, store: store.address, cache: cache?.address });

  async function stop(signal: string): Promise<void> {
    if (!isAccepting) return;
    isAccepting = false;
    log("info", "draining", { signal });
    await sleep(settings.EDGE_DRAIN);
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A connection stays open after its last request, and would hold up the end.
    const closing = setInterval(() => server.closeIdleConnections(), 100);
    await Promise.race([closed, sleep(FINISH_MS)]);
    for (const one of [timer, collecting, closing]) clearInterval(one);
    metricsServer.close();
    await Promise.race([
      Promise.all([collector?.flush(), openTelemetry?.stop()]).catch(() => undefined),
      sleep(LAST_MS),
    ]);
    log("info", "stopped");
    process.exit(0);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal));
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
