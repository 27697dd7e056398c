/** The middle of some numbers, 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

/** The number below which a share of them lies, 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The quarter and the three-quarter point: half of all runs lie between them. */
export const quartiles = (values: readonly number[]): readonly [number, number] => [
  percentile(values, 0.25),
  percentile(values, 0.75),
];
