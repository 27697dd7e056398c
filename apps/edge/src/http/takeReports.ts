import { ERROR_EVENT, parseErrorReport, readText } from "@lending/delivery/live";
import * as v from "valibot";
import type { Log } from "../operations/log.ts";
import type { Metrics } from "../operations/metrics.ts";
import type { SiteStatus } from "../Site.ts";
import type { Collector } from "./createCollector.ts";
import { createLimit, createShareLimit, isThisMachine, networkOf } from "./limits.ts";
import { type BrowserReport, browserReport, parseReport, readViolations, withVariant } from "./readReport.ts";
import type { ReportTokens } from "./reportTokens.ts";

export type ReportSource = "analytics" | "csp";

const MAX_BYTES = 64 * 1024;
/** Reports from one network in a minute. Many phones of a carrier share an address. */
const PER_NETWORK = 1200;
/** Reports from all networks in a minute, and those of a network that are taken also above that: a flood hides no other report. */
const IN_ALL = 120_000;
const ALWAYS = 10;
/**
 * Errors that are logged in a minute: of one code (one of each network), from one network, of all, and of a network also above that.
 * One report explains a code, and one network cannot use up what the others need.
 */
const LOGGED_PER_CODE = 5;
const LOGGED_PER_NETWORK = 30;
const LOGGED_IN_ALL = 300;
const LOGGED_ALWAYS = 1;
/** Releases below the current one that reports are counted for. Pages may stay open for days. */
const RELEASES = 10;

interface ReportOptions {
  readonly metrics: Metrics;
  readonly status: () => SiteStatus;
  readonly tokens: Pick<ReportTokens, "isValid">;
  /** Receives each report without secrets, of whatever shape it is. */
  readonly onReport?: (source: ReportSource, report: unknown) => void;
  /** Receives each error with a code in its narrow form, for `ship explain`. */
  readonly log?: Log | undefined;
  /** Receives the visits that are counted, and the errors that are logged. */
  readonly collector?: Collector | undefined;
  readonly now?: () => number;
}

/** Visits and errors that browsers reported to this server. */
interface Figures {
  readonly visits: number;
  readonly errors: number;
}

/** Returns what was reported about releases; on request only about some remotes in one variant. */
export type FiguresOf = (
  releases: readonly number[],
  only?: { readonly variant: "live" | "canary"; readonly remotes?: readonly string[] },
) => Figures;

/** Creates the handlers of `/collect` and `/reports`, which count what browsers report, and a reader of what they counted. */
export function createReportTaker(options: ReportOptions) {
  const { metrics, status, tokens, onReport, log, collector, now = Date.now } = options;
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
  const isAllowed = createLimit(now, { perKey: PER_NETWORK, inAll: IN_ALL, always: ALWAYS });
  const isFirst = createLimit(now, { perKey: 1, inAll: Number.POSITIVE_INFINITY, always: 0 });
  const isLogged = createLimit(now, { perKey: LOGGED_PER_CODE, inAll: Number.POSITIVE_INFINITY, always: 0 });
  const isFair = createLimit(now, { perKey: LOGGED_PER_NETWORK, inAll: LOGGED_IN_ALL, always: LOGGED_ALWAYS });
  const isFairShare = createShareLimit();

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
   * Returns the variant of a report, for the comparison of a canary with the live version. "none": it states no variant, as all do
   * while no canary runs. "other": it has no proof that a document of this variant exists, or its network has sent enough.
   */
  function variantOf(
    { event, release, variant, token }: BrowserReport,
    address: string,
  ): "live" | "canary" | "none" | "other" {
    if (variant === "") return "none";
    const isVariant = variant === "live" || variant === "canary";
    if (!isVariant || !tokens.isValid(release, variant, token)) {
      refused.add({ reason: "variant without a token" });
      return "other";
    }
    // Reports of one machine are no attack, and all of them have its address.
    if (isThisMachine(address) || isFairShare(`${release} ${variant}`, networkOf(address), event === "error"))
      return variant;
    refused.add({ reason: "share of a network" });
    return "other";
  }

  /**
   * Returns labels with known values only, and in combinations that exist: anyone may send a report, and a metric has room for
   * two thousand series.
   */
  function labelsOf({ remote, version, release: reported }: BrowserReport) {
    const { release = 0, knowsVersion } = status();
    forgetBefore(release);
    // Another server may have read the next release already.
    const isNext = reported === release + 1;
    const isKnown = knowsVersion(remote, version);
    const isRecent =
      isNext || (Number.isInteger(reported) && reported >= 1 && reported > release - RELEASES && reported <= release);
    const isPair = isNext || knowsVersion(remote, version, reported);
    return {
      remote: isKnown ? remote : "other",
      version: isKnown ? version : "other",
      release: isRecent && (!isKnown || isPair) ? reported : "other",
    };
  }

  /** Counts an event. Returns its variant, and undefined when it is malformed. */
  function countEvent(report: unknown, address: string) {
    const parsed = v.safeParse(browserReport, report);
    if (!parsed.success) {
      refused.add({ reason: "malformed" });
      return undefined;
    }
    const { event } = parsed.output;
    const variant = variantOf(parsed.output, address);
    const labels = { ...labelsOf(parsed.output), variant };
    events.add({ event: event === "visit" || event === "error" ? event : "other", ...labels });
    for (const [name, histogram] of Object.entries(vitals)) {
      const value = event === "visit" ? parsed.output[name as keyof typeof vitals] : undefined;
      if (value !== undefined) histogram.observe(labels, value);
    }
    if (event === "visit") {
      const { lcp, inp, cls } = parsed.output;
      collector?.add({ event, ...labels, lcp, inp, cls });
    }
    return variant;
  }

  /** Logs an error of a known version. Its message stays out: anyone may send one. */
  function logError(report: unknown, network: string) {
    const { knowsVersion, knowsPath } = status();
    const error = parseErrorReport(report);
    if (!error || !log) return;
    const { event: _, message: __, path, ...fields } = error;
    const { errorCode, remote, version = "" } = fields;
    // An unknown path belongs to no remote.
    if (remote + version !== "" && !knowsVersion(remote, version)) return;
    if (!isFair(network)) return refused.add({ reason: "too many errors" });
    if (!isFirst(`${errorCode} ${network}`) || !isLogged(errorCode)) return;
    const known = { ...fields, path: knowsPath(path) ? path : "" };
    log("warn", ERROR_EVENT, known);
    collector?.add({ event: "error", ...known });
  }

  function countViolation(report: unknown) {
    const directives = readViolations(report);
    if (!directives) return refused.add({ reason: "malformed" });
    for (const directive of directives) policy.add({ directive });
  }

  async function take(source: ReportSource, request: Request, address: string): Promise<Response> {
    const network = networkOf(address);
    const respond = (code: number) => new Response(null, { status: code, headers: { "cache-control": "no-store" } });
    if (!isAllowed(network)) {
      refused.add({ reason: "too many" });
      return respond(429);
    }
    // A browser that leaves meanwhile is no failure of the server.
    const content = await readText(request, MAX_BYTES).catch(() => "");
    if (content === undefined) {
      refused.add({ reason: "too large" });
      return respond(413);
    }
    if (content === "") return respond(204);
    const report = parseReport(content);
    if (source === "csp") {
      countViolation(report);
      onReport?.(source, report);
      return respond(204);
    }
    const variant = countEvent(report, address);
    logError(report, network);
    onReport?.(source, variant === undefined ? report : withVariant(report as object, variant));
    return respond(204);
  }

  const figures: FiguresOf = (releases, only) => {
    const count = (event: string) =>
      events.sum(
        (labels) =>
          labels.event === event &&
          releases.includes(Number(labels.release)) &&
          (only === undefined ||
            (labels.variant === only.variant && (only.remotes?.includes(String(labels.remote)) ?? true))),
      );
    return { visits: count("visit"), errors: count("error") };
  };

  return { take, figures };
}
