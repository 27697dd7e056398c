import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { REPEATED_TAP_MS } from "@lending/ui/repeated-tap";
import { visibleText } from "@lending/ui/text";
import { TextArea } from "@lending/ui/text-area";
import { TextField } from "@lending/ui/text-field";
import { showToast } from "@lending/ui/toast";
import { type FormEvent, useRef, useState } from "react";
import { siteMessages, titles } from "../../messages/source.ts";
import * as css from "./Section.module.css";
import { Section, type SectionProps } from "./Section.tsx";

const MESSAGE_MAX = 500;
const EMPTY = { name: "", phone: "", message: "" };

/** The contact form. It sends nothing to a server. */
export function ContactSection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const title = useMessages(titles).contact;
  const form = useRef<HTMLFormElement>(null);
  const [entry, setEntry] = useState(EMPTY);
  const [isChecked, setIsChecked] = useState(false);
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const propsOf = (name: keyof typeof EMPTY, label: string, missing: string) => ({
    name,
    label,
    value: entry[name],
    onChange: (value: string) => setEntry({ ...entry, [name]: value }),
    error: isChecked && !visibleText(entry[name]) ? missing : undefined,
    required: true,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // It would find the form cleared, and replace the success by an error.
    if (entry === EMPTY && Date.now() - sentAt.current < REPEATED_TAP_MS) return;
    const empty = (["name", "phone", "message"] as const).find((field) => !visibleText(entry[field]));
    setIsChecked(empty !== undefined);
    if (empty) {
      form.current?.querySelector<HTMLElement>(`[name="${empty}"]`)?.focus();
      showToast(messages.incomplete, { tone: "error" });
      return;
    }
    setEntry(EMPTY);
    sentAt.current = Date.now();
    showToast(messages.sent, { tone: "success" });
  };

  return (
    <Section id="contact" title={title} isCurrent={isCurrent} lead={messages.contactText}>
      <form ref={form} className={css.form} onSubmit={submit} noValidate>
        <TextField {...propsOf("name", messages.name, messages.nameMissing)} autoComplete="name" max={100} />
        <TextField
          {...propsOf("phone", messages.phone, messages.phoneMissing)}
          type="tel"
          autoComplete="tel"
          max={24}
        />
        <TextArea {...propsOf("message", messages.message, messages.messageMissing)} max={MESSAGE_MAX} />
        <Button type="submit">{messages.send}</Button>
      </form>
    </Section>
  );
}
