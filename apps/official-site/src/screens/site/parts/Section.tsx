import { type ReactNode, useId } from "react";
import type { SectionId } from "../../../components/site-frame/siteLinks.ts";
import * as css from "./Section.module.css";
import { SectionHeading } from "./SectionHeading.tsx";

interface SectionProps {
  id: SectionId;
  title: string;
  isCurrent: boolean;
  /** Background of the section; adjacent sections differ. */
  ground: "page" | "surface";
  /** Introduction below the title. */
  lead: string;
  children: ReactNode;
}

/**
 * One section of the site: title and introduction, with the content beside them on a desktop and below them on a phone.
 */
export function Section({ id, title, isCurrent, ground, lead, children }: SectionProps) {
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
