import { type ReactNode, useId } from "react";
import type { SectionId } from "../../components/site-frame/siteLinks.ts";
import * as css from "./Section.module.css";

export interface SectionProps {
  /** Whether the path selects this section. */
  readonly isCurrent: boolean;
}

interface SectionFrameProps {
  id: SectionId;
  title: string;
  isCurrent: boolean;
  /** Background of the section; adjacent sections differ. */
  ground: "page" | "surface";
  lead: string;
  children: ReactNode;
}

/**
 * One section of the site: title and introduction, with the content beside them on a desktop and below them on a phone.
 */
export function Section({ id, title, isCurrent, ground, lead, children }: SectionFrameProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={ground === "page" ? css.onPage : css.onSurface}
      aria-labelledby={headingId}
      data-asked={isCurrent}
    >
      <div className={css.columns}>
        <div className={css.head}>
          <SectionHeading id={headingId} isCurrent={isCurrent}>
            {title}
          </SectionHeading>
          <p className={css.lead}>{lead}</p>
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </section>
  );
}

interface SectionHeadingProps {
  /** Whether the path selects this section. Its heading is then the page's level-1 heading, else a level-2 heading. */
  isCurrent: boolean;
  id?: string;
  className?: string | undefined;
  children: string;
}

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

interface SubHeadingProps {
  /** Whether the section's heading is the level-1 heading, so that no heading level is skipped below it. */
  isCurrent: boolean;
  children: string;
}

export function SubHeading({ isCurrent, children }: SubHeadingProps) {
  return isCurrent ? <h2 className={css.subHeading}>{children}</h2> : <h3 className={css.subHeading}>{children}</h3>;
}

interface FactProps {
  title: string;
  isCurrent: boolean;
  children: ReactNode;
}

export function Fact({ title, isCurrent, children }: FactProps) {
  return (
    <div>
      <SubHeading isCurrent={isCurrent}>{title}</SubHeading>
      <div className={css.factText}>{children}</div>
    </div>
  );
}
