import * as css from "./SectionHeading.module.css";

interface SectionHeadingProps {
  /** The address asks for this section: then its heading is the page's level-1 heading, else one of the second level. */
  isAsked: boolean;
  id?: string;
  className?: string | undefined;
  children: string;
}

/** The heading of a section. */
export function SectionHeading({ isAsked, id, className = css.heading, children }: SectionHeadingProps) {
  return isAsked ? (
    <h1 id={id} className={className} tabIndex={-1}>
      {children}
    </h1>
  ) : (
    <h2 id={id} className={className}>
      {children}
    </h2>
  );
}
