import type { Variant } from "@lending/releases/formats/Release";
import * as v from "valibot";

/** What edges counted on both sides of a variant with a share. */
export type Sides = Awaited<ReturnType<typeof readSides>>;
/** What they counted on one side. */
export type SideReports = Sides["live"];

const PROMETHEUS = "prometheus:";
/** Clocks differ. The variant's id in the query excludes everything before it. */
const RESERVE_SECONDS = 600;
/** Points of a series that are read at most. */
const POINTS = 1000;
/** Values that represent the distribution of a web vital at most. */
const VALUES = 2000;

const COUNTERS = {
  documents: "lending_variant_documents_total",
  visits: "lending_variant_visits_total",
  errors: "lending_variant_errors_total",
} as const;
const VITALS = {
  lcp: "lending_visit_lcp_milliseconds",
  inp: "lending_visit_inp_milliseconds",
  cls: "lending_visit_cls",
} as const;

const FETCH_MS = 20_000;

/** Fetches a text. Throws an error with its address. */
async function fetchText(address: string, init: RequestInit = {}): Promise<string> {
  const signal = AbortSignal.timeout(FETCH_MS);
  const response = await fetch(address, { ...init, signal }).catch((cause: Error) => {
    throw new Error(`${address} cannot be reached`, { cause: cause.cause ?? cause });
  });
  if (!response.ok) throw new Error(`${address} responds with status ${response.status}.`);
  return response.text();
}

/** A number with the labels of its series. */
interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The variant whose metrics are read. */
type Measured = Pick<Variant, "id" | "at">;

/** Reads the samples of a metric of one variant. */
interface Source {
  readonly counter: (name: string) => Promise<readonly Sample[]>;
  readonly buckets: (name: string) => Promise<readonly Sample[]>;
}

const sample = v.tuple([v.number(), v.pipe(v.string(), v.transform(Number))]);
const labels = v.record(v.string(), v.string());
const counterSeries = v.array(v.object({ metric: labels, values: v.array(sample) }));
const bucketSeries = v.array(v.object({ metric: labels, value: sample }));
const responseOf = <Result extends v.GenericSchema>(result: Result) =>
  v.object({ status: v.literal("success"), data: v.object({ result }) });

/** Returns how far a counter rose, from 0. A value below the one before is the start of another process. */
const riseOf = (values: readonly (readonly [number, number])[]): number =>
  values.reduce((sum, [, value], index) => {
    const before = values[index - 1]?.[1] ?? 0;
    return sum + (value < before ? value : value - before);
  }, 0);

/**
 * Reads all edges' metrics from a Prometheus. `increase()` would miss the first value of a series, which is all of it when errors
 * come at once, so the samples themselves are added up.
 */
async function fromPrometheus(address: string, { id, at }: Measured): Promise<Source> {
  const seconds = Math.ceil(Math.max(0, Date.now() - Date.parse(at)) / 1000) + RESERVE_SECONDS;
  const step = Math.max(1, Math.ceil(seconds / POINTS));
  const place = `${address.replace(/\/+$/, "")}/api/v1/query`;
  async function query<Result extends v.GenericSchema>(expression: string, result: Result) {
    const text = await fetchText(place, { method: "POST", body: new URLSearchParams({ query: expression }) });
    const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), responseOf(result)), text);
    if (!parsed.success) throw new Error(`${place} does not respond as a Prometheus.`);
    return parsed.output.data.result as v.InferOutput<Result>;
  }
  if ((await query("lending_ready", bucketSeries)).length === 0) throw new Error(`${place} has no metrics of an edge.`);
  return {
    async counter(name) {
      const series = await query(`${name}{variant="${id}"}[${seconds}s:${step}s]`, counterSeries);
      return series.map(({ metric, values }) => ({ labels: metric, value: riseOf(values) }));
    },
    async buckets(name) {
      const expression = `sum by (side, le) (max_over_time(${name}_bucket{variant="${id}"}[${seconds}s]))`;
      const series = await query(expression, bucketSeries);
      return series.map(({ metric, value }) => ({ labels: metric, value: value[1] }));
    },
  };
}

const LINE = /^(\w+)\{([^}]*)\} (\S+)$/;
const LABEL = /(\w+)="([^"]*)"/g;

/** Reads the metrics page of one edge. */
async function fromPage(address: string, { id }: Measured): Promise<Source> {
  const text = await fetchText(address);
  if (!text.includes("lending_")) throw new Error(`${address} has no metrics of an edge.`);
  const find = async (wanted: string): Promise<readonly Sample[]> =>
    text.split("\n").flatMap((line) => {
      const [, name, all = "", value] = LINE.exec(line) ?? [];
      if (name !== wanted) return [];
      const own = Object.fromEntries([...all.matchAll(LABEL)].map(([, label = "", content = ""]) => [label, content]));
      return own.variant === id ? [{ labels: own, value: Number(value) }] : [];
    });
  return { counter: find, buckets: (name) => find(`${name}_bucket`) };
}

/** Returns values with the distribution of a histogram. They are spread evenly within each bucket. */
export function spreadBuckets(buckets: ReadonlyMap<number, number>): readonly number[] {
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  const total = Math.round(sorted.at(-1)?.[1] ?? 0);
  const count = Math.min(total, VALUES);
  return Array.from({ length: count }, (_, index) => {
    const rank = ((index + 0.5) / count) * total;
    const position = sorted.findIndex(([, below]) => below >= rank);
    const [limit, below] = sorted[position] ?? [0, 0];
    const [from, before] = sorted[position - 1] ?? [0, 0];
    return Number.isFinite(limit) ? from + ((limit - from) * (rank - before)) / (below - before) : from;
  });
}

const limitOf = (le = "") => (le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le));

/** Opens what edges counted: in a Prometheus (`prometheus:https://…`), or on the page of the only edge. Throws when it is neither. */
export const openReports = (address: string, variant: Measured = { id: "", at: new Date().toISOString() }) =>
  address.startsWith(PROMETHEUS)
    ? fromPrometheus(address.slice(PROMETHEUS.length), variant)
    : fromPage(address, variant);

/** Reads what edges counted about a variant. */
export async function readSides(address: string, variant: Variant) {
  const source = await openReports(address, variant);
  const read = async <Key extends string>(names: Readonly<Record<Key, string>>, of: Source["counter"]) => {
    const entries = Object.entries<string>(names).map(async ([key, name]) => [key, await of(name)] as const);
    return new Map(await Promise.all(entries));
  };
  const counters = await read(COUNTERS, source.counter);
  const vitals = await read(VITALS, source.buckets);
  const sideOf = (side: "variant" | "live") => {
    const own = (samples: readonly Sample[] = []) => samples.filter((one) => one.labels.side === side);
    const count = (key: string) => own(counters.get(key)).reduce((sum, { value }) => sum + value, 0);
    const values = (key: string) =>
      spreadBuckets(new Map(own(vitals.get(key)).map((one) => [limitOf(one.labels.le), one.value])));
    return {
      /** Documents that were sent with a token, and screens that were rendered. */
      ...{ documents: count("documents"), visits: count("visits"), errors: count("errors") },
      /** Web vitals of the visits that measured them: milliseconds, and a score for the layout shift. */
      ...{ lcp: values("lcp"), inp: values("inp"), cls: values("cls") },
    };
  };
  return { variant: sideOf("variant"), live: sideOf("live") };
}
