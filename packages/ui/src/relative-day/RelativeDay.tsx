import { decorative, lazyComponent } from "../lazy-component/lazyComponent.tsx";
import type { RelativeDayTextProps } from "./RelativeDayText.tsx";

/**
 * A relative day beside its date, by the calendar in the Philippines: in 3 days, today, 3 days late. Loads after the
 * screen, because the date is already visible. Renders nothing when it fails to load.
 */
export const RelativeDay = lazyComponent<RelativeDayTextProps>(
  () => import("./RelativeDayText.tsx").then((module) => module.RelativeDayText),
  decorative,
);

/** Returns a row of `DetailRows` for a day on which something is due. */
export const dueRow = (label: string, value: string, now: () => number) => ({
  label,
  value,
  note: <RelativeDay day={value} now={now} isDue />,
});
