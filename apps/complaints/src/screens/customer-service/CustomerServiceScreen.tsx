import { useApp, useBack, useOpenExternal } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { CopyButton } from "@lending/ui/copy-button";
import { CallIcon, ListIcon, MailIcon, MessageIcon } from "@lending/ui/icon";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { showToast } from "@lending/ui/toast";
import type { ReactNode } from "react";
import { serviceContact } from "../../api/fetchContact.ts";
import { RefusedScreen } from "../../components/RefusedScreen.tsx";
import { LinkRow, Rows } from "../../components/Rows.tsx";
import { serviceMessages, titles } from "../../messages/source.ts";
import * as css from "./CustomerService.module.css";
import { emailLink, messengerLink } from "./contactLinks.ts";

/** The number of an order. */
const ORDER_NUMBER = /^[\w-]{3,40}$/;

export function CustomerServiceScreen() {
  const messages = useMessages(serviceMessages);
  const { retry } = useMessages(commonMessages);
  const title = useMessages(titles).customerService;
  const goBack = useBack();
  const [query] = useSearchParams();
  const orderNo = query.get("orderNo") ?? "";
  const [response, refresh, isRefreshing] = useFetched(serviceContact());
  if (!response.ok) return <RefusedScreen title={title} refusal={response} onRetry={refresh} retrying={isRefreshing} />;
  const { email, messenger } = response.value;
  // Any link can name a number, so nothing but a number goes into the message.
  const about = ORDER_NUMBER.test(orderNo) ? messages.about(orderNo) : "";
  const isEmpty = email === "" && messenger === "";
  const actions = isEmpty && (
    <Button onClick={refresh} waiting={isRefreshing}>
      {retry}
    </Button>
  );
  return (
    <ScreenFrame title={title} onBack={goBack} {...(actions && { actions })}>
      {isEmpty ? (
        <StateView kind="empty" title={messages.emptyTitle} text={messages.emptyHint} retrying={isRefreshing} />
      ) : (
        <>
          <Welcome about={about} />
          {email !== "" && <EmailContact email={email} about={about} />}
          {messenger !== "" && <MessengerContact contact={messenger} about={about} />}
        </>
      )}
      <PhoneContact />
      <Rows label={messages.more}>
        <LinkRow to={complaintPath()} icon={<ListIcon />}>
          {messages.complaint}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}

/** Introduction above the contacts. Lists what to write, so that one message is enough. */
function Welcome({ about }: { about: string }) {
  const messages = useMessages(serviceMessages);
  return (
    <div className={css.welcome}>
      <LedgerAndCoffee />
      <h2 className={css.title}>{messages.lead}</h2>
      <p className={css.hint}>{about === "" ? messages.hint : messages.hintOf(about)}</p>
    </div>
  );
}

/** The service email. A tap opens mail, unless the address is invalid. */
function EmailContact({ email, about }: { email: string; about: string }) {
  const messages = useMessages(serviceMessages);
  const link = emailLink(email, about);
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
function MessengerContact({ contact, about }: { contact: string; about: string }) {
  const messages = useMessages(serviceMessages);
  const openExternal = useOpenExternal();
  const link = messengerLink(contact, about);
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

/** The service phone and when it is answered, as in Help. */
function PhoneContact() {
  const messages = useMessages(serviceMessages);
  const { environment, native } = useApp();
  const { servicePhone, serviceHours } = environment;
  const [from = "", until] = serviceHours.split("-");
  return (
    <Card>
      <button
        type="button"
        className={`${css.contact} ${css.link}`}
        onClick={() => void native.callPhone(servicePhone)}
      >
        <ContactLabel icon={<CallIcon />}>{messages.call(servicePhone)}</ContactLabel>
      </button>
      {until !== undefined && <p className={css.hours}>{messages.hours(from, until)}</p>}
    </Card>
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
