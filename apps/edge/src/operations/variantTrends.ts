/** Documents, visits and errors on one side of a variant. */
export interface Figures {
  readonly documents: number;
  readonly visits: number;
  readonly errors: number;
}

/** What both sides of a variant had counted at a moment, in milliseconds since 1970. */
export interface TrendPoint extends Readonly<Record<"variant" | "live", Figures>> {
  readonly at: number;
}

/** Points of a variant at most. With more, every second one is dropped, and the next ones come half as often. */
const POINTS_MAX = 120;
const FIRST_INTERVAL_MS = 15_000;
/** Variants that are remembered. The oldest is dropped first. */
const VARIANTS_MAX = 50;

interface Trend {
  points: readonly TrendPoint[];
  /** Earliest time of the next point. */
  nextAt: number;
  intervalMs: number;
}

/** Remembers how the counts of each variant grew, for the curves of the status page. A restart forgets them, as it does the counts. */
export function createVariantTrends(
  figures: (variant: string, side: "variant" | "live") => Promise<Figures>,
  now: () => number = Date.now,
) {
  const trends = new Map<string, Trend>();

  async function readPoint(id: string): Promise<TrendPoint> {
    return { at: now(), variant: await figures(id, "variant"), live: await figures(id, "live") };
  }

  return {
    /** Adds a point when the last one of this variant is old enough. Called for each document that a variant concerns. */
    async note(id: string): Promise<void> {
      const trend = trends.get(id) ?? { points: [], nextAt: 0, intervalMs: FIRST_INTERVAL_MS };
      if (now() < trend.nextAt) return;
      trend.nextAt = now() + trend.intervalMs;
      trends.set(id, trend);
      const [oldest = id] = trends.keys();
      if (trends.size > VARIANTS_MAX) trends.delete(oldest);
      trend.points = [...trend.points, await readPoint(id)];
      if (trend.points.length <= POINTS_MAX) return;
      trend.points = trend.points.filter((_, index) => index % 2 === 0);
      trend.intervalMs *= 2;
    },
    /** Returns the points of a variant, and the counts of this moment as the last one. */
    read: async (id: string): Promise<readonly TrendPoint[]> => [
      ...(trends.get(id)?.points ?? []),
      await readPoint(id),
    ],
  };
}
