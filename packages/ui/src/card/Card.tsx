import { type ReactNode, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Card.module.css";

interface CardProps {
  /** A visible level-2 heading, which also names the card. */
  title?: string;
  /** A name for screen readers if there is no visible title. */
  label?: string;
  /** Content at the end of the title row, such as one small action. */
  titleEnd?: ReactNode;
  /** Removes the padding, for full-width lists. */
  flush?: boolean;
  children: ReactNode;
}

/** A flat white surface for related content. With a title or label it is a region of that name. */
export function Card({ title, label, titleEnd, flush = false, children }: CardProps) {
  const titleId = useId();
  const Element = title === undefined && label === undefined ? "div" : "section";
  return (
    <Element
      className={joinClasses(css.card, flush && css.flush)}
      aria-label={label}
      aria-labelledby={title === undefined ? undefined : titleId}
    >
      {title !== undefined && (
        <div className={css.head}>
          <h2 id={titleId}>{title}</h2>
          {titleEnd}
        </div>
      )}
      {children}
    </Element>
  );
}
