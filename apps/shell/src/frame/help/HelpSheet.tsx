import { useApp, useBackGuard } from "@lending/bridge";
import { Link, useSearchParams } from "@lending/bridge/router";
import { withQuery } from "@lending/bridge/with-query";
import { complaintListPath, complaintPath, customerServicePath } from "@lending/domain/addresses/complaints";
import { receiptPath } from "@lending/domain/addresses/repay";
import { CopyButton } from "@lending/ui/copy-button";
import {
  CallIcon,
  ChevronRightIcon,
  type IconProps,
  ListIcon,
  MailIcon,
  MessageIcon,
  PesoIcon,
  WarningIcon,
} from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Sheet } from "@lending/ui/sheet";
import type { ComponentType, ReactNode } from "react";
import { helpMessages } from "../../messages/source.ts";
import * as css from "./HelpSheet.module.css";

interface HelpSheetProps {
  /** The service number of the order on the screen; "" for the lender's. */
  phone: string;
  onClose: () => void;
}

/** Whom the borrower can ask, and what they can do, from every page: for the order in the address when there is one. */
export function HelpSheet({ phone, onClose }: HelpSheetProps) {
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
      <Link className={css.row} to={to} onClick={onClose}>
        <Row icon={icon}>{text}</Row>
        <ChevronRightIcon size="s" />
      </Link>
    </li>
  );
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      {until !== undefined && <p className={css.hours}>{messages.hours(from ?? "", until)}</p>}
      <ul>
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
        {link(MessageIcon, messages.chat, withQuery(customerServicePath, { orderId }))}
        {link(WarningIcon, messages.complaint, complaintPath({ orderId }))}
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
