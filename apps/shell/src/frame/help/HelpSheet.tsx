import { useApp, useBackGuard } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { withQuery } from "@lending/bridge/with-query";
import { complaintListPath, complaintPath, customerServicePath } from "@lending/domain/addresses/complaints";
import { receiptPath } from "@lending/domain/addresses/repay";
import { CopyButton } from "@lending/ui/copy-button";
import type { HelpDetails } from "@lending/ui/help";
import {
  CallIcon,
  ChevronRightIcon,
  ComplaintIcon,
  type IconProps,
  ListIcon,
  MailIcon,
  MessageIcon,
  PesoIcon,
} from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Sheet } from "@lending/ui/sheet";
import type { ComponentType, ReactNode } from "react";
import { helpMessages } from "../../messages/source.ts";
import * as css from "./HelpSheet.module.css";

interface HelpSheetProps extends HelpDetails {
  onClose: () => void;
}

/** Contacts, and what the borrower can do, from every page: about the order in the address when there is one. */
export function HelpSheet({ phone, orderNumber = "", onClose }: HelpSheetProps) {
  const messages = useMessages(helpMessages);
  const { environment, native } = useApp();
  const orderId = useSearchParams()[0].get("orderId") ?? "";
  useBackGuard(onClose);
  const number = phone || environment.servicePhone;
  // With large text the address wraps after the "@".
  const [mailbox, host] = messages.email(environment.serviceEmail).split("@");
  const [from, until] = environment.serviceHours.split("-");
  const link = (icon: ComponentType<IconProps>, text: string, to: string) => (
    <li>
      <AppLink className={css.row} to={to} onClick={onClose}>
        <Row icon={icon}>{text}</Row>
        <ChevronRightIcon size="s" />
      </AppLink>
    </li>
  );
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      {until !== undefined && <p className={css.hours}>{messages.hours(from ?? "", until)}</p>}
      <ul>
        {orderNumber !== "" && (
          <li className={css.row}>
            <Row icon={ListIcon}>
              {messages.orderNumber} <strong>{orderNumber}</strong>
            </Row>
            <CopyButton text={orderNumber} />
          </li>
        )}
        <li>
          <button type="button" className={css.row} onClick={() => void native.callPhone(number)}>
            <Row icon={CallIcon}>{messages.call(number)}</Row>
          </button>
        </li>
        {environment.serviceEmail !== "" && (
          <li className={css.row}>
            <Row icon={MailIcon}>
              {mailbox}@<wbr />
              {host}
            </Row>
            <CopyButton text={environment.serviceEmail} />
          </li>
        )}
        {link(MessageIcon, messages.chat, withQuery(customerServicePath, { orderId, orderNo: orderNumber }))}
        {link(ComplaintIcon, messages.complaint, complaintPath({ orderId }))}
        {link(ListIcon, messages.complaints, withQuery(complaintListPath, { orderId }))}
        {orderId !== "" && link(PesoIcon, messages.receipts, receiptPath({ orderId }))}
      </ul>
    </Sheet>
  );
}

function Row({ icon: RowIcon, children }: { icon: ComponentType<IconProps>; children: ReactNode }) {
  return (
    <>
      <span className={css.icon}>
        <RowIcon />
      </span>
      <bdi className={css.text}>{children}</bdi>
    </>
  );
}
