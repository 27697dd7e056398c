import { useLocale, useMessages } from "@lending/ui/locale";
import { titles } from "../../../titles.ts";
import { siteMessages } from "../messages.ts";
import { ContactForm } from "../parts/ContactForm.tsx";
import { Section } from "../parts/Section.tsx";
import type { SectionProps } from "./SectionProps.ts";

/** The contact form. It sends nothing to a server. */
export function ContactSection({ isCurrent }: SectionProps) {
  const words = useMessages(siteMessages);
  const title = titles.contact[useLocale()];
  return (
    <Section id="contact" title={title} isCurrent={isCurrent} ground="page" lead={words.contactText}>
      <ContactForm />
    </Section>
  );
}
