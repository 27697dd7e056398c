import type { Metrics } from "../operations/metrics.ts";
import { type ErrorReport, readFrame } from "./errorReport.ts";

export type Collector = ReturnType<typeof createCollector>;

/** How many reports wait at most while Sentry is slow. */
const WAITING_MAX = 1000;
const SEND_MS = 5000;

interface CollectorOptions {
  /** The DSN of a project of Sentry. */
  readonly address: string;
  readonly stage: string;
  readonly metrics: Pick<Metrics, "forwarded">;
  readonly send?: typeof fetch;
  readonly now?: () => Date;
}

/** Returns whether an address is a Sentry DSN: a public key before the host, and a project's number at its end. */
export const isSentryDsn = ({ username, password, pathname }: URL): boolean =>
  username !== "" && password === "" && /\/\d+$/.test(pathname);

/** Writes the envelope of an error. */
function writeEnvelope(report: ErrorReport, environment: string, now: Date): string {
  const { errorCode, name, code, remote, version, path, release, stack, timeline } = report;
  const eventId = crypto.randomUUID().replaceAll("-", "");
  const frames = stack.flatMap((frame) => {
    const { file, line, column } = readFrame(frame) ?? {};
    return file === undefined ? [] : [{ abs_path: `app:///${file}`, filename: file, lineno: line, colno: column }];
  });
  const event = {
    ...{ event_id: eventId, timestamp: now.getTime() / 1000, platform: "javascript", level: "error", environment },
    ...(version !== undefined && { release: `${remote || "shell"}@${version}` }),
    transaction: path,
    fingerprint: [errorCode],
    // Sentry lists the innermost frame last.
    exception: { values: [{ type: name || "Error", value: errorCode, stacktrace: { frames: frames.reverse() } }] },
    tags: { code, remote, site_release: release },
    extra: { timeline },
  };
  const lines = [{ event_id: eventId, sent_at: now.toISOString() }, { type: "event" }, event];
  return `${lines.map((line) => JSON.stringify(line)).join("\n")}\n`;
}

/** Creates the sender of errors to Sentry. Those that it cannot deliver are dropped and counted, never repeated. */
export function createCollector(options: CollectorOptions) {
  const { stage, metrics, send = fetch, now = () => new Date() } = options;
  const dsn = new URL(options.address);
  const [, prefix = "", project = ""] = /^(.*)\/(\d+)$/.exec(dsn.pathname) ?? [];
  const url = `${dsn.origin}${prefix}/api/${project}/envelope/`;
  const headers = {
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": `Sentry sentry_version=7, sentry_client=lending-edge/1, sentry_key=${dsn.username}`,
  };
  const waiting: ErrorReport[] = [];

  async function deliver(body: string): Promise<void> {
    const init = { method: "POST", headers, body, redirect: "manual" as const, signal: AbortSignal.timeout(SEND_MS) };
    const outcome = await send(url, init).then(
      async (response) => {
        await response.body?.cancel();
        return response.ok ? "sent" : "refused";
      },
      () => "failed",
    );
    metrics.forwarded.inc({ outcome });
  }

  return {
    add(report: ErrorReport): void {
      if (waiting.length < WAITING_MAX) waiting.push(report);
      else metrics.forwarded.inc({ outcome: "dropped" });
    },
    /** Sends what is waiting. */
    async flush(): Promise<void> {
      for (const report of waiting.splice(0)) await deliver(writeEnvelope(report, stage, now()));
    },
  };
}
