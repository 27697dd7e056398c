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
import { Rows } from "@lending/ui/rows";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { showToast } from "@lending/ui/toast";
import type { ReactNode } from "react";
import { serviceContact } from "../../api/fetchContact.ts";
import { LinkRow } from "../../components/LinkRow.tsx";
import { RefusedScreen } from "../../components/RefusedScreen.tsx";
import { complaintMessages, serviceMessages, titles } from "../../messages/source.ts";
import * as css from "./CustomerService.module.css";
import { emailLink, messengerLink } from "./contactLinks.ts";

/** The number of an order. */
const ORDER_NUMBER = /^[\w-]{3,40}$/;

export function CustomerServiceScreen() {
  const messages = useMessages(serviceMessages);
  const { more } = useMessages(complaintMessages);
  const { retry } = useMessages(commonMessages);
  const title = useMessages(titles).customerService;
  const goBack = useBack();
  const { environment, native } = useApp();
  const openExternal = useOpenExternal();
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
  const chat = messengerLink(messenger, about);
  const openChat = (link: string) => {
    if (!openExternal(link).opened) showToast(messages.notOpened, { tone: "error" });
  };
  const { servicePhone, serviceHours } = environment;
  const [from = "", until] = serviceHours.split("-");
  return (
    <ScreenFrame title={title} onBack={goBack} {...(actions && { actions })}>
      {isEmpty ? (
        <StateView kind="empty" title={messages.emptyTitle} text={messages.emptyHint} retrying={isRefreshing} />
      ) : (
        <>
          {/* Lists what to write, so that one message is enough. */}
          <div className={css.welcome}>
            <LedgerAndCoffee />
            <h2 className={css.title}>{messages.lead}</h2>
            <p className={css.hint}>{about === "" ? messages.hint : messages.hintOf(about)}</p>
          </div>
          {email !== "" && (
            <Card title={messages.email}>
              <div className={css.row}>
                <Contact icon={<MailIcon />} text={email} href={emailLink(email, about)} />
                <CopyButton text={email} />
              </div>
            </Card>
          )}
          {messenger !== "" && (
            <Card title={messages.messenger}>
              <div className={css.row}>
                <Contact icon={<MessageIcon />} text={messenger} onOpen={chat && (() => openChat(chat))} />
                <CopyButton text={messenger} />
              </div>
            </Card>
          )}
        </>
      )}
      <Card>
        <Contact
          icon={<CallIcon />}
          text={messages.call(servicePhone)}
          onOpen={() => void native.callPhone(servicePhone)}
        />
        {until !== undefined && <p className={css.hours}>{messages.hours(from, until)}</p>}
      </Card>
      <Rows label={more}>
        <LinkRow to={complaintPath()} icon={<ListIcon />}>
          {messages.complaint}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}

interface ContactProps {
  icon: ReactNode;
  text: string;
  href?: string | undefined;
  onOpen?: (() => void) | "" | undefined;
}

/** A contact to tap. An invalid one, which has neither an address nor an action, is text. */
function Contact({ icon, text, href, onOpen }: ContactProps) {
  // With large text an address wraps after its "@".
  const hostAt = text.indexOf("@") + 1;
  const content = (
    <>
      <span className={css.icon}>{icon}</span>
      <bdi className={css.words}>
        {text.slice(0, hostAt)}
        <wbr />
        {text.slice(hostAt)}
      </bdi>
    </>
  );
  const look = `${css.contact} ${css.link}`;
  if (href !== undefined)
    return (
      <a className={look} href={href}>
        {content}
      </a>
    );
  if (!onOpen) return <p className={css.contact}>{content}</p>;
  return (
    <button type="button" className={look} onClick={onOpen}>
      {content}
    </button>
  );
}
