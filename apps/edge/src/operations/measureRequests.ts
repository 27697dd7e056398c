import type { LiveReader } from "@lending/releases/reader/createLiveReader";
import type { MiddlewareHandler } from "hono";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";

/** What handlers state about a request for metrics and logs. */
export interface RequestNotes {
  /** The class of the request. */
  route?: string;
  /** Set when the path is one of the site's own, which logs may contain. */
  path?: string;
}

/** Methods that labels may name. */
const METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

interface MeasureOptions {
  readonly reader: Pick<LiveReader, "current">;
  readonly metrics: Pick<Metrics, "requests" | "requestSeconds">;
  readonly log: Log;
  /** Logs every request; otherwise only those that failed on the server's side. */
  readonly logsRequests: boolean;
}

/** Returns the middleware that counts, times and logs each request. */
export const measureRequests =
  ({ reader, metrics, log, logsRequests }: MeasureOptions): MiddlewareHandler<{ Variables: RequestNotes }> =>
  async (context, next) => {
    const started = performance.now();
    await next();
    const { status } = context.res;
    const took = performance.now() - started;
    const route = context.get("route") ?? "other";
    metrics.requests.inc({ route, status });
    metrics.requestSeconds.observe({ route }, took / 1000);
    if (!logsRequests && status < 500) return;
    const { method } = context.req;
    log(status < 500 ? "info" : "warn", "request", {
      method: METHODS.has(method) ? method : "other",
      route,
      path: context.get("path"),
      status,
      ms: Math.round(took * 10) / 10,
      release: reader.current()?.release.number,
    });
  };
