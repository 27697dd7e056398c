import { useMessages } from "@lending/ui/locale";
import { RegulatorNotice } from "../../components/company.tsx";
import { siteMessages, titles } from "../../messages/source.ts";
import { Facts, Section, type SectionProps } from "./Section.tsx";

export function AboutSection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const title = useMessages(titles).about;
  return (
    <Section id="about" title={title} isCurrent={isCurrent} lead={messages.aboutText}>
      <RegulatorNotice />
      <Facts
        isCurrent={isCurrent}
        facts={[
          [messages.aboutClearTitle, messages.aboutClearText],
          [messages.aboutFastTitle, messages.aboutFastText],
          [messages.aboutFairTitle, messages.aboutFairText],
        ]}
      />
    </Section>
  );
}
