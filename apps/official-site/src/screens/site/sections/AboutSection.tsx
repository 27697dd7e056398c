import { useLocale, useMessages } from "@lending/ui/locale";
import { RegulatorNotice } from "../../../components/regulator/RegulatorNotice.tsx";
import { titles } from "../../../titles.ts";
import { siteMessages } from "../messages.ts";
import { Fact } from "../parts/Fact.tsx";
import { Section } from "../parts/Section.tsx";
import type { SectionProps } from "./SectionProps.ts";

/** Who lends, and who has authorised them to. */
export function AboutSection({ isAsked }: SectionProps) {
  const words = useMessages(siteMessages);
  const title = titles.about[useLocale()];
  return (
    <Section id="about" title={title} isAsked={isAsked} ground="surface" lead={words.aboutText}>
      <RegulatorNotice />
      <Fact title={words.aboutClearTitle} isAsked={isAsked}>
        {words.aboutClearText}
      </Fact>
      <Fact title={words.aboutFastTitle} isAsked={isAsked}>
        {words.aboutFastText}
      </Fact>
      <Fact title={words.aboutFairTitle} isAsked={isAsked}>
        {words.aboutFairText}
      </Fact>
    </Section>
  );
}
