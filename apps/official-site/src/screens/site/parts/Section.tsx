import { type ReactNode, useId } from "react";
import type { SectionId } from "../../../components/site-frame/siteLinks.ts";
import * as css from "./Section.module.css";
import { SectionHeading } from "./SectionHeading.tsx";

interface SectionProps {
  id: SectionId;
  title: string;
  isAsked: boolean;
  /** The ground it stands on; two neighbours differ. */
  ground: "page" | "surface";
  /** What the section is about, under its title. */
  lead: string;
  children: ReactNode;
}

/** One section of the site: title and lead, and beside them on a desktop, below them on a phone, what it holds. */
export function Section({ id, title, isAsked, ground, lead, children }: SectionProps) {
  const headingId = useId();
  return (
    <section
      id={id}
      className={ground === "page" ? css.onPage : css.onSurface}
      aria-labelledby={headingId}
      data-asked={isAsked}
    >
      <div className={css.columns}>
        <div className={css.head}>
          <SectionHeading id={headingId} isAsked={isAsked}>
            {title}
          </SectionHeading>
          <p className={css.lead}>{lead}</p>
        </div>
        <div className={css.body}>{children}</div>
      </div>
    </section>
  );
}
