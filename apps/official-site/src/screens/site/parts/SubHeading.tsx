import * as css from "./SubHeading.module.css";

interface SubHeadingProps {
  /** Whether the section's own heading is the page's first: no level is left out below it. */
  isAsked: boolean;
  children: string;
}

/** A heading within a section. */
export function SubHeading({ isAsked, children }: SubHeadingProps) {
  return isAsked ? <h2 className={css.heading}>{children}</h2> : <h3 className={css.heading}>{children}</h3>;
}
