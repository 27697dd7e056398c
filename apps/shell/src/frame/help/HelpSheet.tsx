import { useApp, useBackGuard } from "@lending/bridge";
import { AppLink, useSearchParams } from "@lending/bridge/router";
import { withQuery } from "@lending/bridge/with-query";
import { complaintListPath, complaintPath, customerServicePath } from "@lending/domain/addresses/complaints";
import { receiptPath } from "@lending/domain/addresses/repay";
import { CopyButton } from "@lending/ui/copy-button";
import type { HelpDetails } from "@lending/ui/help";
import { CallIcon, ComplaintIcon, type IconProps, ListIcon, MailIcon, MessageIcon, PesoIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Row, Rows } from "@lending/ui/rows";
import { Sheet } from "@lending/ui/sheet";
import type { ComponentType } from "react";
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
  const subject = orderNumber && `?subject=${encodeURIComponent(`${messages.orderNumber} ${orderNumber}`)}`;
  const [from, until] = environment.serviceHours.split("-");
  const link = (RowIcon: ComponentType<IconProps>, text: string, to: string) => (
    <Row icon={<RowIcon />} render={<AppLink to={to} onClick={onClose} />}>
      {text}
    </Row>
  );
  return (
    <Sheet open onClose={onClose} title={useMessages(commonMessages).help}>
      {until !== undefined && <p className={css.hours}>{messages.hours(from ?? "", until)}</p>}
      <Rows bare>
        {orderNumber !== "" && (
          <Row icon={<ListIcon />} end={<CopyButton text={orderNumber} />}>
            {messages.orderNumber} <strong>{orderNumber}</strong>
          </Row>
        )}
        <Row
          icon={<CallIcon />}
          end={null}
          render={<button type="button" onClick={() => void native.callPhone(number)} />}
        >
          <bdi>{messages.call(number)}</bdi>
        </Row>
        {environment.serviceEmail !== "" && (
          <Row icon={<MailIcon />} end={<CopyButton text={environment.serviceEmail} />}>
            <a className={css.email} href={`mailto:${environment.serviceEmail}${subject}`}>
              {mailbox}@<wbr />
              {host}
            </a>
          </Row>
        )}
        {link(MessageIcon, messages.chat, withQuery(customerServicePath, { orderId, orderNo: orderNumber }))}
        {link(ComplaintIcon, messages.complaint, complaintPath({ orderId }))}
        {link(ListIcon, messages.complaints, withQuery(complaintListPath, { orderId }))}
        {orderId !== "" && link(PesoIcon, messages.receipts, receiptPath({ orderId }))}
      </Rows>
    </Sheet>
  );
}
