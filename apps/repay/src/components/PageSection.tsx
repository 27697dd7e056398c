import { type ReactNode, useId } from "react";
import * as css from "./PageSection.module.css";

interface PageSectionProps {
  /** Its heading, which also names it; "" for none. */
  title: string;
  children: ReactNode;
}

/** A titled part of a page or of a card, without a surface: steps, a plan, what happens next. */
export function PageSection({ title, children }: PageSectionProps) {
  const titleId = useId();
  if (title === "") return <div className={css.section}>{children}</div>;
  return (
    <section className={css.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
