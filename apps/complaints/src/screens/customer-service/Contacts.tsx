import { useOpenExternal } from "@lending/bridge";
import { Card } from "@lending/ui/card";
import { CopyButton } from "@lending/ui/copy-button";
import { MailIcon, MessageIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import type { ReactNode } from "react";
import { serviceMessages } from "../../messages/source.ts";
import * as css from "./CustomerService.module.css";
import { emailLink, messengerLink } from "./contactLinks.ts";

/** The service email. A tap opens mail, unless the address is invalid. */
export function EmailContact({ email }: { email: string }) {
  const messages = useMessages(serviceMessages);
  const link = emailLink(email);
  const content = <ContactLabel icon={<MailIcon />}>{email}</ContactLabel>;
  return (
    <ContactCard title={messages.email} text={email}>
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

/** The WhatsApp-style contact. A tap opens it through `openExternal`, unless the contact is invalid. */
export function MessengerContact({ contact }: { contact: string }) {
  const messages = useMessages(serviceMessages);
  const openExternal = useOpenExternal();
  const link = messengerLink(contact);
  const content = <ContactLabel icon={<MessageIcon />}>{contact}</ContactLabel>;
  return (
    <ContactCard title={messages.messenger} text={contact}>
      {link === undefined ? (
        <p className={css.contact}>{content}</p>
      ) : (
        <button
          type="button"
          className={`${css.contact} ${css.link}`}
          onClick={() => {
            if (!openExternal(link).opened) showToast(messages.notOpened, { tone: "error" });
          }}
        >
          {content}
        </button>
      )}
    </ContactCard>
  );
}

interface ContactCardProps {
  title: string;
  /** The text that Copy copies. */
  text: string;
  children: ReactNode;
}

function ContactCard({ title, text, children }: ContactCardProps) {
  return (
    <Card title={title}>
      <div className={css.row}>
        {children}
        <CopyButton text={text} />
      </div>
    </Card>
  );
}

function ContactLabel({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <>
      <span className={css.icon}>{icon}</span>
      <bdi className={css.words}>{children}</bdi>
    </>
  );
}
