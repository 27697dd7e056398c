import { useApp, useBack, useOpenExternal } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { complaintPath } from "@lending/domain/addresses/complaints";
import { Button } from "@lending/ui/button";
import { CopyButton } from "@lending/ui/copy-button";
import { CallIcon, ListIcon, MailIcon, MessageIcon } from "@lending/ui/icon";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Row, Rows } from "@lending/ui/rows";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { showToast } from "@lending/ui/toast";
import type { ReactNode } from "react";
import { emailLink, messengerLink, serviceContact } from "../../api/fetchContact.ts";
import { RefusedScreen } from "../../components/ComplaintParts.tsx";
import { LinkRow } from "../../components/LinkRow.tsx";
import { complaintMessages, serviceMessages, titles } from "../../messages/source.ts";
import * as css from "./CustomerService.module.css";

/** The number of an order. */
const ORDER_NUMBER = /^[\w-]{3,40}$/;

export function CustomerServiceScreen() {
  const messages = useMessages(serviceMessages);
  const { fileComplaint, later } = useMessages(complaintMessages);
  const { retry } = useMessages(commonMessages);
  const title = useMessages(titles).customerService;
  const goBack = useBack();
  const { environment, native } = useApp();
  const openExternal = useOpenExternal();
  const [query] = useSearchParams();
  // Help knows the number. Any other link names the order by its id, which finds it as well, but which no borrower knows.
  const orderNo = query.get("orderNo") ?? "";
  const order = orderNo || (query.get("orderId") ?? "");
  const [response, refresh, isRefreshing] = useFetched(serviceContact());
  if (!response.ok) return <RefusedScreen title={title} refusal={response} onRetry={refresh} retrying={isRefreshing} />;
  const { email, messenger } = response.value;
  // Any link can name a number, so nothing but a number goes into the message.
  const about = ORDER_NUMBER.test(order) ? messages.about(order) : "";
  const hint = about === "" || orderNo === "" ? messages.hint : messages.hintOf(about);
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
      {/* Lists what to write, so that one message is enough. */}
      <StateView
        kind="empty"
        title={isEmpty ? messages.emptyTitle : messages.lead}
        text={isEmpty ? later : hint}
        picture={isEmpty ? undefined : <LedgerAndCoffee />}
        retrying={isRefreshing}
      />
      <Rows label={title}>
        {email !== "" && (
          <Contact icon={<MailIcon />} label={messages.email} text={email} href={emailLink(email, about)} />
        )}
        {messenger !== "" && (
          <Contact
            icon={<MessageIcon />}
            label={messages.messenger}
            text={messenger}
            onOpen={chat && (() => openChat(chat))}
          />
        )}
        <Row
          icon={<CallIcon />}
          end={null}
          render={<button type="button" onClick={() => void native.callPhone(servicePhone)} />}
        >
          <bdi>{messages.call(servicePhone)}</bdi>
          {until !== undefined && <span className={css.label}>{messages.hours(from, until)}</span>}
        </Row>
        <LinkRow to={complaintPath()} icon={<ListIcon />}>
          {fileComplaint}
        </LinkRow>
      </Rows>
    </ScreenFrame>
  );
}

interface ContactProps {
  icon: ReactNode;
  label: string;
  text: string;
  href?: string | undefined;
  onOpen?: (() => void) | "" | undefined;
}

/** A contact to tap. An invalid one, which has neither an address nor an action, is text. */
function Contact({ icon, label, text, href, onOpen }: ContactProps) {
  // With large text an address wraps after its "@".
  const hostAt = text.indexOf("@") + 1;
  const words = (
    <bdi>
      {text.slice(0, hostAt)}
      <wbr />
      {text.slice(hostAt)}
    </bdi>
  );
  return (
    <Row icon={icon} end={<CopyButton text={text} />}>
      <span className={css.label}>{label}</span>
      {href && (
        <a className={css.contact} href={href}>
          {words}
        </a>
      )}
      {onOpen && (
        <button type="button" className={css.contact} onClick={onOpen}>
          {words}
        </button>
      )}
      {!href && !onOpen && words}
    </Row>
  );
}
