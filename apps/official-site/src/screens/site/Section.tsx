import type { ReactNode } from "react";
import * as company from "../../components/company.module.css";
import type { SectionId } from "../../components/site-frame/SiteFrame.tsx";
import * as css from "./Section.module.css";

export interface SectionProps {
  /** Whether the path selects this section. */
  readonly isCurrent: boolean;
}

interface SectionFrameProps {
  id: SectionId;
  title: string;
  isCurrent: boolean;
  lead: string;
  children: ReactNode;
}

/**
 * One section of the site: title and introduction, with the content beside them on a desktop and below them on a phone.
 */
export function Section({ id, title, isCurrent, lead, children }: SectionFrameProps) {
  return (
    <section id={id} className={css.section} aria-label={title} data-asked={isCurrent}>
      <div className={`${company.inner} ${css.columns}`}>
        <div className={css.head}>
          <SectionHeading isCurrent={isCurrent}>{title}</SectionHeading>
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
  className?: string | undefined;
  children: string;
}

export function SectionHeading({ isCurrent, className = css.heading, children }: SectionHeadingProps) {
  const Heading = isCurrent ? "h1" : "h2";
  return (
    <Heading className={className} tabIndex={isCurrent ? -1 : undefined}>
      {children}
    </Heading>
  );
}

interface SubHeadingProps {
  /** Whether the section's heading is the level-1 heading, so that no heading level is skipped below it. */
  isCurrent: boolean;
  children: string;
}

export function SubHeading({ isCurrent, children }: SubHeadingProps) {
  const Heading = isCurrent ? "h2" : "h3";
  return <Heading className={css.subHeading}>{children}</Heading>;
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
