import { useLocale, useMessages } from "@lending/ui/locale";
import { RegulatorNotice } from "../../components/company/RegulatorNotice.tsx";
import { titles } from "../../titles.ts";
import { siteMessages } from "./messages.ts";
import * as css from "./Section.module.css";
import { Fact, Section, type SectionProps } from "./Section.tsx";

/** About the lender and the regulator that authorised it. */
export function AboutSection({ isCurrent }: SectionProps) {
  const words = useMessages(siteMessages);
  const title = titles.about[useLocale()];
  return (
    <Section id="about" title={title} isCurrent={isCurrent} ground="surface" lead={words.aboutText}>
      <RegulatorNotice />
      <div className={css.facts}>
        <Fact title={words.aboutClearTitle} isCurrent={isCurrent}>
          {words.aboutClearText}
        </Fact>
        <Fact title={words.aboutFastTitle} isCurrent={isCurrent}>
          {words.aboutFastText}
        </Fact>
        <Fact title={words.aboutFairTitle} isCurrent={isCurrent}>
          {words.aboutFairText}
        </Fact>
      </div>
    </Section>
  );
}
