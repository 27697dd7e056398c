type Labels = Readonly<Record<string, string | number>>;

interface Counter {
  /** Returns the sum of the series with wanted labels. */
  sum(isWanted: (labels: Labels) => boolean): number;
  /** Removes the series with labels that are not wanted any more. */
  retain(isWanted: (labels: Labels) => boolean): void;
  add(labels?: Labels, amount?: number): void;
}

interface Histogram {
  retain(isWanted: (labels: Labels) => boolean): void;
  observe(labels: Labels, value: number): void;
}

/** The measurements of one server, as OpenMetrics text. Replaces `prom-client`, which does not run in workerd. */
export interface Metrics {
  counter(name: string, help: string): Counter;
  histogram(name: string, help: string, buckets: readonly number[]): Histogram;
  /** Reads the value when the metrics are read; undefined leaves it out. */
  gauge(name: string, help: string, read: () => number | undefined): void;
  render(): string;
}

export const OPEN_METRICS = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** Series of one metric. What exceeds it is counted in one series, so that no client can fill the memory. */
const SERIES_MAX = 2000;

const escapeLabel = (value: string) => value.replace(/[\\"\n]/g, (one) => (one === "\n" ? "\\n" : `\\${one}`));
const keyOf = (labels: Labels) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(String(value))}"`)
    .join(",");
const braces = (...parts: readonly string[]) => {
  const text = parts.filter((part) => part !== "").join(",");
  return text === "" ? "" : `{${text}}`;
};

/** Creates the series of one metric, by the text of their labels. */
function createFamily<Series>(create: () => Series) {
  const all = new Map<string, { readonly labels: Labels; readonly series: Series }>();
  return {
    /** Returns the series of these labels, or the series of all others when there are too many. */
    find(labels: Labels): Series {
      const own = keyOf(labels);
      const isOwn = all.has(own) || all.size < SERIES_MAX;
      const used = isOwn ? labels : Object.fromEntries(Object.keys(labels).map((name) => [name, "other"]));
      const key = isOwn ? own : keyOf(used);
      const found = all.get(key) ?? { labels: used, series: create() };
      all.set(key, found);
      return found.series;
    },
    retain(isWanted: (labels: Labels) => boolean) {
      for (const [key, { labels }] of all) if (!isWanted(labels)) all.delete(key);
    },
    each: () => [...all.values()],
    map: (render: (key: string, series: Series) => readonly string[]) =>
      [...all].flatMap(([key, { series }]) => render(key, series)),
  };
}

/** Creates an empty set of metrics. */
export function createMetrics(): Metrics {
  const families: (() => string)[] = [];
  const family = (name: string, type: string, help: string, lines: () => readonly string[]) =>
    families.push(() => [`# TYPE ${name} ${type}`, `# HELP ${name} ${help}`, ...lines()].join("\n"));

  return {
    counter(name, help) {
      const { find, retain, each, map } = createFamily(() => ({ count: 0 }));
      family(name, "counter", help, () => map((key, { count }) => [`${name}_total${braces(key)} ${count}`]));
      return {
        retain,
        sum: (isWanted) => each().reduce((sum, { labels, series }) => sum + (isWanted(labels) ? series.count : 0), 0),
        add(labels = {}, amount = 1) {
          find(labels).count += amount;
        },
      };
    },
    histogram(name, help, buckets) {
      const { find, retain, map } = createFamily(() => ({ counts: buckets.map(() => 0), count: 0, sum: 0 }));
      family(name, "histogram", help, () =>
        map((key, { counts, count, sum }) => {
          let total = 0;
          const lines = buckets.map((limit, index) => {
            total += counts[index] ?? 0;
            return `${name}_bucket${braces(key, `le="${limit}"`)} ${total}`;
          });
          return [
            ...lines,
            `${name}_bucket${braces(key, 'le="+Inf"')} ${count}`,
            `${name}_sum${braces(key)} ${sum}`,
            `${name}_count${braces(key)} ${count}`,
          ];
        }),
      );
      return {
        retain,
        observe(labels, value) {
          const one = find(labels);
          one.count += 1;
          one.sum += value;
          const bucket = buckets.findIndex((limit) => value <= limit);
          if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1;
        },
      };
    },
    gauge(name, help, read) {
      family(name, "gauge", help, () => {
        const value = read();
        return value === undefined ? [] : [`${name} ${value}`];
      });
    },
    render: () => `${families.map((render) => render()).join("\n")}\n# EOF\n`,
  };
}
