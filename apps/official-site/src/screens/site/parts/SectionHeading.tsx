import * as css from "./SectionHeading.module.css";

interface SectionHeadingProps {
  /** Whether the path selects this section. Its heading is then the page's level-1 heading, else a level-2 heading. */
  isCurrent: boolean;
  id?: string;
  className?: string | undefined;
  children: string;
}

/** The heading of a section. */
export function SectionHeading({ isCurrent, id, className = css.heading, children }: SectionHeadingProps) {
  return isCurrent ? (
    <h1 id={id} className={className} tabIndex={-1}>
      {children}
    </h1>
  ) : (
    <h2 id={id} className={className}>
      {children}
    </h2>
  );
}
