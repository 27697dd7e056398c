import { useLocale, useMessages } from "@lending/ui/locale";
import { titles } from "../../../titles.ts";
import { siteMessages } from "../messages.ts";
import { ContactForm } from "../parts/ContactForm.tsx";
import { Section } from "../parts/Section.tsx";
import type { SectionProps } from "./SectionProps.ts";

/** A form that stays on the page. */
export function ContactSection({ isAsked }: SectionProps) {
  const words = useMessages(siteMessages);
  const title = titles.contact[useLocale()];
  return (
    <Section id="contact" title={title} isAsked={isAsked} ground="page" lead={words.contactText}>
      <ContactForm />
    </Section>
  );
}
