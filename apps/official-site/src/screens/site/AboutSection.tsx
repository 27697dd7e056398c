import { useApp } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { Advantages, RegulatorNotice } from "../../components/company.tsx";
import { aboutUsMessages, titles } from "../../messages/source.ts";
import { Fact, Section, type SectionProps } from "./Section.tsx";

export function AboutSection({ isCurrent }: SectionProps) {
  const messages = useMessages(aboutUsMessages);
  const title = useMessages(titles).about;
  const { brandName } = useApp().environment;
  return (
    <Section id="about" title={title} isCurrent={isCurrent} lead={messages.missionText(brandName)}>
      <RegulatorNotice />
      <Fact title={messages.advantages} isCurrent={isCurrent}>
        <Advantages />
      </Fact>
    </Section>
  );
}
