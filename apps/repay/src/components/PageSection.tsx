import { Steps } from "@lending/ui/steps";
import { type ReactNode, useId } from "react";
import type { InstructionGroup } from "../api/savedPayCode.ts";
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

/** The lender's steps to pay with a code: one section for each heading. */
export function InstructionSteps({ groups }: { groups: readonly InstructionGroup[] }) {
  return groups.map((group, index) => (
    <PageSection key={`${index} ${group.title}`} title={group.title}>
      {group.places.map((place, position) => (
        <div key={`${position} ${place.name}`} className={css.place}>
          {place.name !== "" && <h3 className={css.title}>{place.name}</h3>}
          <Steps steps={place.steps} />
        </div>
      ))}
    </PageSection>
  ));
}
