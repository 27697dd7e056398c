import type { ReactNode } from "react";
import * as company from "../../components/company.module.css";
import type { SectionId } from "../../components/site-frame/SiteFrame.tsx";
import * as css from "./Section.module.css";

export interface SectionProps {
  /** Whether the path selects this section. */
  readonly isCurrent: boolean;
}

interface SectionFrameProps extends SectionProps {
  readonly id: SectionId;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/**
 * One section of the site: title and introduction, with the content beside them on a desktop and below them on a phone.
 */
export function Section({ id, title, isCurrent, lead, children }: SectionFrameProps) {
  return (
    <section id={id} className={css.section} aria-label={title}>
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

interface SectionHeadingProps extends SectionProps {
  readonly className?: string | undefined;
  readonly children: string;
}

/** The page's level-1 heading if the path selects this section, else a level-2 heading. */
export function SectionHeading({ isCurrent, className = css.heading, children }: SectionHeadingProps) {
  const Heading = isCurrent ? "h1" : "h2";
  return (
    <Heading className={className} tabIndex={isCurrent ? -1 : undefined}>
      {children}
    </Heading>
  );
}

/** A heading below that of its section, without a level between them. */
export function SubHeading({ isCurrent, children }: SectionProps & { children: string }) {
  const Heading = isCurrent ? "h2" : "h3";
  return <Heading className={css.subHeading}>{children}</Heading>;
}

export function Fact({ title, isCurrent, children }: SectionProps & { title: string; children: ReactNode }) {
  return (
    <div>
      <SubHeading isCurrent={isCurrent}>{title}</SubHeading>
      <div className={css.factText}>{children}</div>
    </div>
  );
}
