import { useBack, useOpenExternal } from "@lending/bridge";
import { useFetched } from "@lending/bridge/store";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { Card } from "@lending/ui/card";
import { CopyButton } from "@lending/ui/copy-button";
import { EmptyState } from "@lending/ui/empty-state";
import { ListIcon, MailIcon, MessageIcon } from "@lending/ui/icon";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import type { ReactNode } from "react";
import { contactAtom } from "../../api/fetchContact.ts";
import { RefusedScreen } from "../../components/RefusedScreen.tsx";
import { LinkRow, Rows } from "../../components/Rows.tsx";
import { serviceMessages, titles } from "../../messages/source.ts";
import * as css from "./CustomerService.module.css";
import { emailLink, messengerLink } from "./contactLinks.ts";

export function CustomerServiceScreen() {
  const messages = useMessages(serviceMessages);
  const title = useMessages(titles).customerService;
  const goBack = useBack();
  const [response, refresh, isRefreshing] = useFetched(contactAtom(null));
  if (!response.ok) return <RefusedScreen title={title} refusal={response} onRetry={refresh} retrying={isRefreshing} />;
  const { email, messenger } = response;
  return (
    <ScreenFrame title={title} onBack={goBack}>
      {email === "" && messenger === "" ? (
        <EmptyState title={messages.emptyTitle} text={messages.emptyHint} onRetry={refresh} retrying={isRefreshing} />
      ) : (
        <>
          <Welcome />
          {email !== "" && <EmailContact email={email} />}
          {messenger !== "" && <MessengerContact contact={messenger} />}
        </>
      )}
      <Rows label={messages.more}>
        <LinkRow to={complaintPath()} icon={<ListIcon />}>
          {messages.complaint}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}

/** Introduction above the contacts. Lists what to write, so that one message is enough. */
function Welcome() {
  const messages = useMessages(serviceMessages);
  return (
    <div className={css.welcome}>
      <LedgerAndCoffee />
      <h2 className={css.title}>{messages.lead}</h2>
      <p className={css.hint}>{messages.hint}</p>
    </div>
  );
}

/** The service email. A tap opens mail, unless the address is invalid. */
function EmailContact({ email }: { email: string }) {
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
function MessengerContact({ contact }: { contact: string }) {
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
