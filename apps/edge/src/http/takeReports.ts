import { ERROR_EVENT, parseErrorReport } from "@lending/delivery/live";
import * as v from "valibot";
import type { Log } from "../operations/log.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { SiteStatus } from "../Site.ts";
import { readLimited } from "./readLimited.ts";

export type ReportSource = "analytics" | "csp";

const MAX_BYTES = 64 * 1024;
const WINDOW_MS = 60_000;
/** Reports from one address in a minute. Many phones of a carrier share an address. */
const PER_ADDRESS = 1200;
/** Reports from all addresses in a minute. */
const IN_ALL = 120_000;
const ADDRESSES_MAX = 20_000;
/**
 * Errors that are logged in a minute: of one code, from one address, and of all. One report explains a code, and one address
 * cannot use up what the others need.
 */
const LOGGED_PER_CODE = 5;
const LOGGED_PER_ADDRESS = 30;
const LOGGED_IN_ALL = 300;
/** Releases below the current one that reports are counted for. Pages may stay open for days. */
const RELEASES = 10;

const SECRETS = new Set(["sessionid", "deviceid", "advertisingid"]);
const DIRECTIVES =
  /^(?:(?:default|script|style|img|font|connect|frame|media|object|worker|manifest|child)-src(?:-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types|sandbox)$/;

const measure = v.fallback(v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))), undefined);
const text = v.fallback(v.string(), "");
const browserReport = v.object({
  event: v.string(),
  remote: text,
  version: text,
  set: v.fallback(v.number(), 0),
  arm: text,
  lcp: measure,
  inp: measure,
  cls: measure,
});
const violation = v.object({ "csp-report": v.looseObject({}) });
const violations = v.array(v.object({ type: v.literal("csp-violation"), body: v.looseObject({}) }));

/** Removes the query of an address, and the value of a field that identifies a borrower. */
const strip = (name: string, value: unknown): unknown => {
  if (SECRETS.has(name.toLowerCase()) && value !== "") return "***";
  // One expression for the address and its query would take seconds for 64 kB of slashes.
  return typeof value === "string" ? value.replace(/\/[^\s"]*/g, (address) => address.replace(/[?#].*/, "")) : value;
};

/** Parses a report of any shape: JSON, a form, or text. No secret field and no query remains in it. */
function parseReport(content: string): unknown {
  try {
    return JSON.parse(content, strip);
  } catch {
    if (!content.includes("=")) return strip("", content);
    return Object.fromEntries([...new URLSearchParams(content)].map(([name, value]) => [name, strip(name, value)]));
  }
}

/** Counts in windows of a minute. Returns a function that returns whether another one from an address is allowed. */
function createLimit(now: () => number, perAddress: number, inAll: number) {
  let until = 0;
  let total = 0;
  const counts = new Map<string, number>();
  return (address: string): boolean => {
    if (now() >= until || now() < until - WINDOW_MS) {
      until = now() + WINDOW_MS;
      total = 0;
      counts.clear();
    }
    const key = counts.has(address) || counts.size < ADDRESSES_MAX ? address : "others";
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    // What is refused already uses up nothing of the others.
    if (count > perAddress) return false;
    total += 1;
    return total <= inAll;
  };
}

interface ReportOptions {
  readonly metrics: Metrics;
  readonly status: () => SiteStatus;
  /** Receives each report without secrets, of whatever shape it is. */
  readonly onReport?: (source: ReportSource, report: unknown) => void;
  /** Receives each error with a code in its narrow form, for `ship explain`. */
  readonly log?: Log | undefined;
  readonly now?: () => number;
}

/** Creates the handlers of `/collect` and `/reports`, which count what browsers report. */
export function createReportTaker({ metrics, status, onReport, log, now = Date.now }: ReportOptions) {
  const events = metrics.counter("lending_browser_events", "Visits and errors that browsers reported");
  const policy = metrics.counter("lending_policy_violations", "Policy violations that browsers reported, by directive");
  const refused = metrics.counter("lending_reports_refused", "Reports that were too large, too many or malformed");
  const timing = [100, 200, 500, 1000, 1500, 2000, 2500, 4000, 6000, 10_000, 20_000];
  const vitals = {
    lcp: metrics.histogram("lending_visit_lcp_milliseconds", "Largest contentful paint of visits", timing),
    inp: metrics.histogram(
      "lending_visit_inp_milliseconds",
      "Interaction to next paint of visits",
      [16, 50, 100, 150, 200, 300, 500, 1000, 2000],
    ),
    cls: metrics.histogram("lending_visit_cls", "Layout shift of visits", [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1]),
  };
  const isAllowed = createLimit(now, PER_ADDRESS, IN_ALL);
  const isLogged = createLimit(now, LOGGED_PER_CODE, LOGGED_IN_ALL);
  const isFair = createLimit(now, LOGGED_PER_ADDRESS, IN_ALL);

  let labelled = 0;
  /** Removes the series of releases that no report is counted for any more, so that the new ones have room. */
  function forgetBefore(release: number) {
    if (release === labelled) return;
    labelled = release;
    const isWanted = (labels: Readonly<Record<string, string | number>>) => {
      const number = Number(labels.release);
      return Number.isNaN(number) || number > release - RELEASES;
    };
    for (const metric of [events, ...Object.values(vitals)]) metric.retain(isWanted);
  }

  /**
   * Returns labels with known values only, and in combinations that exist: anyone may send a report, and a metric has room for
   * two thousand series.
   */
  function labelsOf({ remote, version, set, arm }: v.InferOutput<typeof browserReport>) {
    const { release = 0, knowsVersion } = status();
    forgetBefore(release);
    // Another server may have read the next release already.
    const isNext = set === release + 1;
    const isKnown = knowsVersion(remote, version);
    const isRecent = isNext || (Number.isInteger(set) && set >= 1 && set > release - RELEASES && set <= release);
    const isPair = isNext || knowsVersion(remote, version, set);
    return {
      remote: isKnown ? remote : "other",
      version: isKnown ? version : "other",
      release: isRecent && (!isKnown || isPair) ? set : "other",
      // Pages name a variant only while there is a canary.
      variant: arm === "" ? "live" : arm === "live" || arm === "canary" ? arm : "other",
    };
  }

  function countEvent(report: unknown) {
    const parsed = v.safeParse(browserReport, report);
    if (!parsed.success) return refused.add({ reason: "malformed" });
    const { event } = parsed.output;
    const labels = labelsOf(parsed.output);
    events.add({ event: event === "visit" || event === "error" ? event : "other", ...labels });
    for (const [name, histogram] of Object.entries(vitals)) {
      const value = event === "visit" ? parsed.output[name as keyof typeof vitals] : undefined;
      if (value !== undefined) histogram.observe(labels, value);
    }
  }

  /** Logs an error of a known version. Its message stays out: anyone may send one. */
  function logError(report: unknown, address: string) {
    const { knowsVersion, knowsPath } = status();
    const error = parseErrorReport(report);
    if (!error || !log) return;
    const { event: _, message: __, path, ...fields } = error;
    const { errorCode, remote, version = "" } = fields;
    // An unknown path belongs to no remote.
    if (remote + version !== "" && !knowsVersion(remote, version)) return;
    if (!isFair(address)) return refused.add({ reason: "too many errors" });
    if (!isLogged(errorCode)) return;
    log("warn", ERROR_EVENT, { ...fields, path: knowsPath(path) ? path : "" });
  }

  function countViolation(report: unknown) {
    const one = v.safeParse(violation, report);
    const several = v.safeParse(violations, report);
    if (!one.success && !several.success) return refused.add({ reason: "malformed" });
    const bodies = one.success
      ? [one.output["csp-report"]]
      : several.success
        ? several.output.map(({ body }) => body)
        : [];
    for (const body of bodies.slice(0, 100)) {
      const directive = String(
        body["effective-directive"] ?? body.effectiveDirective ?? body["violated-directive"] ?? "",
      );
      policy.add({ directive: DIRECTIVES.test(directive) ? directive : "other" });
    }
  }

  return async (source: ReportSource, request: Request, address: string): Promise<Response> => {
    const respond = (code: number) => new Response(null, { status: code, headers: { "cache-control": "no-store" } });
    if (!isAllowed(address)) {
      refused.add({ reason: "too many" });
      return respond(429);
    }
    // A browser that leaves meanwhile is no failure of the server.
    const content = await readLimited(request, MAX_BYTES).catch(() => "");
    if (content === undefined) {
      refused.add({ reason: "too large" });
      return respond(413);
    }
    if (content === "") return respond(204);
    const report = parseReport(content);
    if (source === "analytics") {
      countEvent(report);
      logError(report, address);
    } else countViolation(report);
    onReport?.(source, report);
    return respond(204);
  };
}
