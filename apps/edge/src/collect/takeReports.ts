import type { Fault } from "@lending/api-client";
import { type Release, reachableIn } from "@lending/releases/formats/Release";
import * as v from "valibot";
import { readText } from "../http/headers.ts";
import type { Log } from "../operations/log.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { Collector } from "./createCollector.ts";
import { parseErrorReport } from "./errorReport.ts";
import {
  type BrowserReport,
  browserReport,
  parseReport,
  readViolations,
  sourceOf,
  withoutToken,
} from "./readReport.ts";
import type { Proof, ReportTokens } from "./reportTokens.ts";

export type ReportSource = "analytics" | "csp";

const MAX_BYTES = 64 * 1024;
/** Releases below the current one that reports are counted for. Pages may stay open for days. */
const RELEASES = 10;
const MINUTE_MS = 60_000;
/** Errors that are logged in a minute: of one code, and of all. One report explains a code. */
const LOGGED_PER_CODE = 5;
const LOGGED_IN_ALL = 300;

/** Names of errors when a file of an app is missing or does not arrive. */
const LOAD_FAILURES = new Set(["RemoteUnavailable", "ChunkLoadError"]);
/** Codes of errors when the API does not respond as the lender's. */
const API_FAILURES: readonly string[] = ["NETWORK", "TIMEOUT", "HTTP", "UNREADABLE"] satisfies Fault["code"][];

interface ReportOptions {
  readonly metrics: Metrics;
  /** The release that is served. */
  readonly current: () => Release | undefined;
  /** Returns whether a path has its own document, so that logs may contain it. */
  readonly isPath: (pathname: string) => boolean;
  readonly tokens: Pick<ReportTokens, "use">;
  /** Receives each report without secrets, of whatever shape it is. */
  readonly onReport?: ((source: ReportSource, report: unknown) => void) | undefined;
  /** Receives each error with a code in its narrow form. */
  readonly log?: Log | undefined;
  /** Receives the visits that are counted, and the errors that are logged. */
  readonly collector?: Collector | undefined;
  readonly now?: () => number;
}

/** Returns whether a version of an app was in the release, or in one that its checkpoint contains. */
const isKnown = (release: Release, app: string, version: string) =>
  // Anyone may name an app "constructor".
  (Object.hasOwn(release.known, app) && release.known[app]?.some((one) => one.version === version)) ||
  reachableIn(release).some(([name, one]) => name === app && one.version === version);

/** Creates the handlers of `/collect` and `/reports`, which count what browsers report. */
export function createReportTaker(options: ReportOptions) {
  const { metrics, current, isPath, tokens, onReport, log, collector, now = Date.now } = options;
  const refuse = (reason: string) => metrics.refused.inc({ reason });
  // Prometheus sees no increase from nothing to the first value.
  for (const code of API_FAILURES) metrics.apiFailures.inc({ code }, 0);
  let logged = { since: 0, all: 0, byCode: new Map<string, number>() };

  /** Returns labels with known values only: anyone may send a report. */
  function labelsOf(remote: string, version: string, reported: number) {
    const release = current();
    const isVersion = release !== undefined && isKnown(release, remote, version);
    const number = release?.number ?? 0;
    // Another server may have read the next release already.
    const isRecent =
      Number.isInteger(reported) && reported > number - RELEASES && reported >= 1 && reported <= number + 1;
    return {
      remote: isVersion ? remote : "other",
      version: isVersion ? version : "other",
      release: isRecent ? String(reported) : "other",
    };
  }

  function countSides(
    { sides }: Proof,
    event: "visit" | "error",
    vitals: Readonly<Record<string, number | undefined>>,
  ) {
    for (const { id, side, isMeasured } of sides) {
      const labels = { variant: id, side };
      (event === "visit" ? metrics.variantVisits : metrics.variantErrors).inc(labels);
      for (const name of ["lcp", "inp", "cls"] as const) {
        const value = vitals[name];
        if (isMeasured && event === "visit" && value !== undefined) metrics.vitals[name].observe(labels, value);
      }
    }
  }

  function countError({ path, name, code }: BrowserReport, { remote, version }: { remote: string; version: string }) {
    metrics.pathErrors.inc({ path: isPath(path) ? path : "other" });
    if (LOAD_FAILURES.has(name)) metrics.loadFailures.inc({ remote, version });
    if (API_FAILURES.includes(code)) metrics.apiFailures.inc({ code });
  }

  /** Counts an event. Only a token that was not used before counts for a variant. */
  function countEvent(report: unknown) {
    const parsed = v.safeParse(browserReport, report);
    if (!parsed.success) return refuse("malformed");
    const { event, token, release: reported, lcp, inp, cls } = parsed.output;
    if (event !== "visit" && event !== "error") return;
    const proof = token === "" ? undefined : tokens.use(token, event);
    if (token !== "" && !proof) return refuse("token");
    const { remote, version } = event === "error" ? sourceOf(parsed.output) : parsed.output;
    const labels = labelsOf(remote, version, proof?.release ?? reported);
    (event === "visit" ? metrics.visits : metrics.errors).inc(labels);
    if (event === "error") countError(parsed.output, labels);
    if (proof) countSides(proof, event, { lcp, inp, cls });
  }

  function mayLog(code: string): boolean {
    if (now() - logged.since >= MINUTE_MS) logged = { since: now(), all: 0, byCode: new Map() };
    const ofCode = (logged.byCode.get(code) ?? 0) + 1;
    if (ofCode > LOGGED_PER_CODE || logged.all >= LOGGED_IN_ALL) return false;
    logged.byCode.set(code, ofCode);
    logged.all += 1;
    return true;
  }

  /** Logs an error of a known version. */
  function logError(report: unknown) {
    const error = parseErrorReport(report);
    const release = current();
    if (!error || !log || !release) return;
    const { event: _, path, ...fields } = error;
    const source = sourceOf({ ...fields, version: fields.version ?? "" });
    // An unknown path belongs to no remote.
    if (source.remote + source.version !== "" && !isKnown(release, source.remote, source.version)) return;
    if (!mayLog(fields.errorCode)) return refuse("too many errors");
    const known = { ...fields, ...source, path: isPath(path) ? path : "" };
    log("warn", "browser error", known);
    collector?.add({ event: "error", ...known });
  }

  function countViolation(report: unknown) {
    const directives = readViolations(report);
    if (!directives) return refuse("malformed");
    for (const directive of directives) metrics.violations.inc({ directive });
  }

  /** Takes a report. A flood of them is limited by the proxy in front. */
  return async function take(source: ReportSource, request: Request): Promise<Response> {
    const respond = (status: number) => new Response(null, { status, headers: { "cache-control": "no-store" } });
    // A browser that leaves meanwhile is no failure of the server.
    const content = await readText(request, MAX_BYTES).catch(() => "");
    if (content === undefined) {
      refuse("too large");
      return respond(413);
    }
    if (content === "") return respond(204);
    const report = parseReport(content);
    if (source === "csp") countViolation(report);
    else {
      countEvent(report);
      logError(report);
    }
    onReport?.(source, withoutToken(report));
    return respond(204);
  };
}
