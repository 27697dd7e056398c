import { type ErrorReport, readFrame } from "@lending/releases/errorReport";
import type { Metrics } from "../operations/metrics.ts";

/** A visit or an error that this server accepted: no message, no query, and no id of a borrower or a phone. */
export type CollectedReport =
  | ({ readonly event: "visit" } & Readonly<Record<string, string | number | undefined>>)
  | ErrorReport;

export type Collector = ReturnType<typeof createCollector>;

/** How many reports wait at most while the collector is slow. */
const WAITING_MAX = 1000;
const SEND_MS = 5000;

interface CollectorOptions {
  /** A Sentry DSN, or an address that receives JSON lists by POST. */
  readonly address: string;
  readonly stage: string;
  readonly metrics: Pick<Metrics, "forwarded">;
  readonly send?: typeof fetch;
  readonly now?: () => Date;
}

interface Message {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns whether an address is a Sentry DSN: a public key before the host, and a project's number at its end. */
export const isSentryDsn = ({ username, pathname }: URL): boolean => username !== "" && /\/\d+$/.test(pathname);

/** Writes one envelope for each error. Visits stay in the metrics: Sentry has no event for them. */
function writeEnvelopes(dsn: URL, stage: string, reports: readonly CollectedReport[], now: Date): readonly Message[] {
  const [, prefix = "", project = ""] = /^(.*)\/(\d+)$/.exec(dsn.pathname) ?? [];
  const url = `${dsn.origin}${prefix}/api/${project}/envelope/`;
  const headers = {
    "content-type": "application/x-sentry-envelope",
    "x-sentry-auth": `Sentry sentry_version=7, sentry_client=lending-edge/1, sentry_key=${dsn.username}`,
  };
  return reports.flatMap((report) => {
    if (report.event !== "error") return [];
    const { errorCode, name, code, remote, version, path, release, stack, timeline } = report as ErrorReport;
    const eventId = crypto.randomUUID().replaceAll("-", "");
    const frames = stack.flatMap((frame) => {
      const { file, line, column } = readFrame(frame) ?? {};
      return file === undefined ? [] : [{ abs_path: `app:///${file}`, filename: file, lineno: line, colno: column }];
    });
    const event = {
      event_id: eventId,
      timestamp: now.getTime() / 1000,
      platform: "javascript",
      level: "error",
      environment: stage,
      ...(version !== undefined && { release: `${remote || "shell"}@${version}` }),
      transaction: path,
      fingerprint: [errorCode],
      // Sentry lists the innermost frame last.
      exception: { values: [{ type: name || "Error", value: errorCode, stacktrace: { frames: frames.reverse() } }] },
      tags: { code, remote, site_release: release },
      extra: { timeline },
    };
    const lines = [{ event_id: eventId, sent_at: now.toISOString() }, { type: "event" }, event];
    return [{ url, headers, body: `${lines.map((line) => JSON.stringify(line)).join("\n")}\n` }];
  });
}

/** Creates the sender of accepted reports. Reports that it cannot deliver are dropped and counted, never repeated. */
export function createCollector(options: CollectorOptions) {
  const { stage, metrics, send = fetch, now = () => new Date() } = options;
  const address = new URL(options.address);
  const waiting: CollectedReport[] = [];

  const write = (reports: readonly CollectedReport[]): readonly Message[] => {
    if (isSentryDsn(address)) return writeEnvelopes(address, stage, reports, now());
    const body = JSON.stringify(reports.map((report) => ({ time: now().toISOString(), stage, ...report })));
    return [{ url: address.href, headers: { "content-type": "application/json" }, body }];
  };

  async function deliver({ url, headers, body }: Message): Promise<void> {
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
    add(report: CollectedReport): void {
      if (report.event === "visit" && isSentryDsn(address)) return;
      if (waiting.length < WAITING_MAX) waiting.push(report);
      else metrics.forwarded.inc({ outcome: "dropped" });
    },
    /** Sends what is waiting. */
    async flush(): Promise<void> {
      const reports = waiting.splice(0);
      if (reports.length > 0) for (const message of write(reports)) await deliver(message);
    },
  };
}
