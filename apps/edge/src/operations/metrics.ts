import type { LiveReader } from "@lending/releases/reader/createLiveReader";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { createVariantTrends, type Figures } from "./variantTrends.ts";

export type Metrics = ReturnType<typeof createMetrics>;

/** Series of reports after which all start again: labels contain releases and versions, of which there are more every day. */
const SERIES_MAX = 2000;

/**
 * Creates the measurements of one server. Labels have values of a release or of a fixed list, so that no client can fill the
 * memory.
 */
export function createMetrics(reader: Pick<LiveReader, "current" | "staleSeconds" | "headAt">) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], ...labelNames: Label[]) =>
    new Histogram({ name, help, buckets, labelNames, registers });
  /** Reads the value when the metrics are read; undefined leaves it out. */
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read();
        if (value === undefined) this.remove();
        else this.set(value);
      },
    });
  const timing = [100, 200, 500, 1000, 1500, 2000, 2500, 4000, 6000, 10_000, 20_000];
  const ofVariant = ["variant", "side"] as const;
  const ofVersion = ["remote", "version", "release"] as const;

  gauge("lending_release_number", "Number of the release that is served", () => reader.current()?.release.number);
  gauge(
    "lending_release_stale_seconds",
    "Seconds since the release was last confirmed to be the newest one in the store",
    reader.staleSeconds,
  );
  gauge("lending_head_age_seconds", "Age of the time in HEAD, which the controller signs every five minutes", () => {
    const at = reader.headAt();
    return at && (Date.now() - at.getTime()) / 1000;
  });
  gauge("lending_ready", "1 when the server has a verified release", () => (reader.current() ? 1 : 0));
  gauge("lending_closed_parts", "Parts that are closed", () => reader.current()?.release.closed.length ?? 0);

  const metrics = {
    requests: counter("lending_requests_total", "Requests by class of route and HTTP status", "route", "status"),
    requestSeconds: histogram(
      "lending_request_seconds",
      "Time until the response began, by class of route",
      [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      "route",
    ),
    storeErrors: counter("lending_store_errors_total", "Problems that kept a release from being read"),
    earlyReads: counter("lending_early_reads_total", "Requests for the data of documents", "path", "outcome"),
    earlySeconds: histogram(
      "lending_early_read_seconds",
      "Time until the API sent the data of a document",
      [0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3],
      "path",
    ),
    documents: counter("lending_documents_total", "Documents by path and its owner", "remote", "path"),
    pathErrors: counter("lending_path_errors_total", "Errors that browsers reported, by path", "path"),
    loadFailures: counter(
      "lending_load_failures_total",
      "Errors of browsers that could not load a file of an app",
      "remote",
      "version",
    ),
    apiFailures: counter(
      "lending_api_failures_total",
      "Errors of browsers that did not get a response of the API",
      "code",
    ),
    visits: counter("lending_visits_total", "Visits that browsers reported", ...ofVersion),
    errors: counter("lending_errors_total", "Errors that browsers reported", ...ofVersion),
    variantDocuments: counter("lending_variant_documents_total", "Documents by the side of a variant", ...ofVariant),
    variantVisits: counter(
      "lending_variant_visits_total",
      "Visits with a token and without an error before, by the side of a variant",
      ...ofVariant,
    ),
    variantErrors: counter(
      "lending_variant_errors_total",
      "Errors with a token, by the side of a variant",
      ...ofVariant,
    ),
    vitals: {
      lcp: histogram("lending_visit_lcp_milliseconds", "Largest contentful paint of visits", timing, ...ofVariant),
      inp: histogram(
        "lending_visit_inp_milliseconds",
        "Interaction to next paint of visits",
        [16, 50, 100, 150, 200, 300, 500, 1000, 2000],
        ...ofVariant,
      ),
      cls: histogram(
        "lending_visit_cls",
        "Layout shift of visits",
        [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
        ...ofVariant,
      ),
    },
    violations: counter("lending_policy_violations_total", "Policy violations that browsers reported", "directive"),
    refused: counter("lending_reports_refused_total", "Reports that do not count, by reason", "reason"),
    forwarded: counter("lending_forwarded_reports_total", "Reports for the collector, by outcome", "outcome"),
    missingFiles: counter("lending_missing_files_total", "Requests for files that do not exist"),
  };

  /** Returns what browsers reported on a side of a variant. */
  async function figures(variant: string, side: "variant" | "live"): Promise<Figures> {
    const read = async (of: typeof metrics.variantVisits) =>
      (await of.get()).values.find(({ labels }) => labels.variant === variant && labels.side === side)?.value ?? 0;
    return {
      documents: await read(metrics.variantDocuments),
      visits: await read(metrics.variantVisits),
      errors: await read(metrics.variantErrors),
    };
  }

  return {
    ...metrics,
    /** The metrics of the process itself. */
    measureProcess: () => collectDefaultMetrics({ register: registry }),
    contentType: registry.contentType,
    render: () => registry.metrics(),
    /** Starts series again when releases and versions have made too many. Prometheus treats it as a restart. */
    async limit(): Promise<void> {
      for (const one of [metrics.visits, metrics.errors, metrics.loadFailures])
        if ((await one.get()).values.length > SERIES_MAX) one.reset();
    },
    /** How the figures of each variant grew. */
    trends: createVariantTrends(figures),
  };
}
