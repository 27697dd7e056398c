import { useMessages } from "@lending/ui/locale";
import { RegulatorNotice } from "../../components/company/RegulatorNotice.tsx";
import { siteMessages, titles } from "../../messages/source.ts";
import * as css from "./Section.module.css";
import { Fact, Section, type SectionProps } from "./Section.tsx";

export function AboutSection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const title = useMessages(titles).about;
  return (
    <Section id="about" title={title} isCurrent={isCurrent} ground="surface" lead={messages.aboutText}>
      <RegulatorNotice />
      <div className={css.facts}>
        <Fact title={messages.aboutClearTitle} isCurrent={isCurrent}>
          {messages.aboutClearText}
        </Fact>
        <Fact title={messages.aboutFastTitle} isCurrent={isCurrent}>
          {messages.aboutFastText}
        </Fact>
        <Fact title={messages.aboutFairTitle} isCurrent={isCurrent}>
          {messages.aboutFairText}
        </Fact>
      </div>
    </Section>
  );
}
