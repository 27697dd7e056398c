import type { MiddlewareHandler } from "hono";
import { METHODS } from "../http/proxyApi.ts";
import type { Site } from "../Site.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** What handlers state about a request for metrics and logs. */
export interface RequestNotes {
  /** The class of the request. */
  route?: string;
  /** Set when the path is one of the site's own, which logs may contain. */
  path?: string;
}

interface MeasureOptions {
  readonly site: Pick<Site, "status">;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Logs every request; otherwise only those that failed on the server's side. */
  readonly logsRequests: boolean;
}

/** Registers the metrics of a site and of its requests. Returns the middleware that counts, times and logs each request. */
export function measureRequests({
  site,
  metrics,
  log,
  logsRequests,
}: MeasureOptions): MiddlewareHandler<{ Variables: RequestNotes }> {
  const requests = metrics.counter("lending_requests", "Requests by class of route and HTTP status");
  const seconds = metrics.histogram(
    "lending_request_seconds",
    "Time until the response began, by class of route",
    [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  );
  metrics.gauge("lending_release_number", "Number of the release that is served", () => site.status().release);
  metrics.gauge(
    "lending_release_stale_seconds",
    "Seconds since the release was last confirmed to be the newest one in the store",
    () => site.status().staleSeconds,
  );
  metrics.gauge("lending_ready", "1 when the server has a verified release", () => Number(site.status().isReady));

  return async (context, next) => {
    const started = performance.now();
    await next();
    const { status } = context.res;
    const took = performance.now() - started;
    const route = context.get("route") ?? "other";
    requests.add({ route, status });
    seconds.observe({ route }, took / 1000);
    if (!logsRequests && status < 500) return;
    const { method } = context.req;
    const { release } = site.status();
    log(status < 500 ? "info" : "warn", "request", {
      method: METHODS.has(method) ? method : "other",
      route,
      path: context.get("path"),
      status,
      ms: Math.round(took * 10) / 10,
      release,
    });
  };
}
