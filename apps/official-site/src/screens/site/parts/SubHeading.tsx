import * as css from "./SubHeading.module.css";

interface SubHeadingProps {
  /** Whether the section's heading is the level-1 heading, so that no heading level is skipped below it. */
  isCurrent: boolean;
  children: string;
}

/** A heading within a section. */
export function SubHeading({ isCurrent, children }: SubHeadingProps) {
  return isCurrent ? <h2 className={css.heading}>{children}</h2> : <h3 className={css.heading}>{children}</h3>;
}
