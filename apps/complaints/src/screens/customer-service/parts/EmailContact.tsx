import { MailIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { emailLink } from "../contactLinks.ts";
import { serviceMessages } from "../messages.ts";
import * as css from "./ContactCard.module.css";
import { ContactCard } from "./ContactCard.tsx";
import { ContactLabel } from "./ContactLabel.tsx";

/** The service email. A tap opens mail, unless the address is invalid. */
export function EmailContact({ email }: { email: string }) {
  const words = useMessages(serviceMessages);
  const link = emailLink(email);
  const content = <ContactLabel icon={<MailIcon />}>{email}</ContactLabel>;
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
