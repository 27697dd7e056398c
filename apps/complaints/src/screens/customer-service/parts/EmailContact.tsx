import { MailIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { emailLink } from "../contactLinks.ts";
import { serviceMessages } from "../messages.ts";
import * as css from "./ContactCard.module.css";
import { ContactCard } from "./ContactCard.tsx";
import { ContactWords } from "./ContactWords.tsx";

/** The service email; a tap opens mail, unless it is no address at all. */
export function EmailContact({ email }: { email: string }) {
  const words = useMessages(serviceMessages);
  const link = emailLink(email);
  const content = <ContactWords icon={<MailIcon />}>{email}</ContactWords>;
  return (
    <ContactCard title={words.email} text={email}>
      {link === undefined ? (
        <p className={css.contact}>{content}</p>
      ) : (
        <a className={`${css.contact} ${css.link}`} href={link}>
          {content}
        </a>
      )}
    </ContactCard>
  );
}
