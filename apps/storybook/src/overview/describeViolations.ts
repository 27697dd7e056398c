import type { Overview } from "./Overview.ts";

const MEASURE = "run `npx pnpm@12.21.0 --filter @lending/storybook test:stories`, then build again";

/** Describes the accessibility results: the last test run of the stories, or the command that measures them. */
export function describeViolations({ totals, lastRun }: Pick<Overview, "totals" | "lastRun">): string {
  if (lastRun === undefined) return `not measured yet: ${MEASURE}`;
  const { stories, failed, violations, at } = lastRun;
  const known = `${violations} in ${stories} stories, measured on ${at}`;
  const also = failed > 0 ? `; ${failed} failed` : "";
  return stories === totals.stories ? known + also : `${known}${also}; this build has ${totals.stories}: ${MEASURE}`;
}
