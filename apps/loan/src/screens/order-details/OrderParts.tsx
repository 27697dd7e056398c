import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { complaintListPath, complaintPath } from "@lending/domain/addresses/complaints";
import { receiptPath } from "@lending/domain/addresses/repay";
import { isPayable, readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment as Payment } from "@lending/domain/payment";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { endOf, formatDate, readDay, showDay } from "@lending/ui/day";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { RowLink } from "@lending/ui/disclosure";
import { Figures } from "@lending/ui/figures";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { dueRow } from "@lending/ui/relative-day";
import { SlipActions } from "@lending/ui/slip-actions";
import { useEffect } from "react";
import { clearance } from "../../api/fetchClearance.ts";
import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import { clearanceMessages, orderMessages, orderPaymentMessages } from "../../messages/source.ts";
import { receivedPayment } from "../../stored.ts";
import * as css from "./OrderDetailsScreen.module.css";
import type { OrderMoment, promoteRows } from "./orderStatus.ts";

interface OrderPartProps {
  order: OrderDetails;
  orderId: string;
  payment: Payment | undefined;
  moment: OrderMoment;
  /** The next payment, as the order shows it. */
  due: Pick<ReturnType<typeof promoteRows>, "amount" | "date">;
  /** When the page of a payment partner was opened: without a payment, its outcome is unknown. */
  openedMs: number;
  /** The lender's time. */
  now: () => number;
}

/** A part of the page that most orders do not have. One file, because an order has several of them. */
export function OrderPart({ part, ...props }: OrderPartProps & { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part {...props} />;
}

/** The newest payment of an order, below what the order is about. */
function NewestPayment({ payment, moment, openedMs, orderId, now }: OrderPartProps) {
  const locale = useLocale();
  const { openedTitle, opened } = useMessages(orderPaymentMessages);
  const { seeReceipt } = useMessages(orderMessages);
  if (!payment) return openedMs > 0 && <Notice title={openedTitle}>{opened(formatDate(openedMs, "time"))}</Notice>;
  const { state, amount, channelName, at } = payment;
  if (moment === "underWay") return <UnderWay payment={payment} orderId={orderId} now={now} />;
  // The head of the page shows it.
  if (moment === "received") return null;
  return (
    <>
      <PaymentNotice state={state} amount={showMoney(readMoney(amount), locale)} channelName={channelName} at={at} />
      {state === "paid" && (
        <RowLink
          title={seeReceipt}
          render={<AppLink to={receiptPath({ orderId, receiptId: payment.receiptId ?? "" })} />}
        />
      )}
    </>
  );
}

const DAY_MS = 86_400_000;

/** What happens next with a payment that is under way and by when, and after that where the receipt goes. */
function UnderWay({ payment, orderId, now }: Pick<OrderPartProps, "orderId" | "now"> & { payment: Payment }) {
  const messages = useMessages(orderPaymentMessages);
  const { at, channelName, expectedBy = "", isReceiptSent } = payment;
  // Without a promised time: wallets and counters report a payment within a day of when it was noted.
  const promisedMs = expectedBy === "" ? (endOf(at) ?? Number.NaN) + DAY_MS : (endOf(expectedBy) ?? Number.NaN);
  const isOverdue = promisedMs < now();
  const undated = messages[isOverdue ? "undatedOverdue" : "undated"];
  const expected = expectedBy === "" ? undated : messages[isOverdue ? "overdue" : "expected"](expectedBy);
  const receipt = isReceiptSent ? complaintListPath : complaintPath({ orderId, about: "receipt" });
  return (
    <>
      <Notice tone={isOverdue ? "warning" : "info"} title={messages.underWay}>
        <Figures>{expected}</Figures>
        {channelName !== "" && <span className={css.channel}>{`${messages.channel}: ${channelName}`}</span>}
      </Notice>
      {isOverdue || isReceiptSent ? (
        <div className={css.receipt}>
          <Button variant="tonal" render={<AppLink to={receipt} />}>
            {isReceiptSent ? messages.receiptSent : messages.sendReceipt}
          </Button>
        </div>
      ) : (
        <RowLink title={messages.sendReceipt} render={<AppLink to={receipt} />} />
      )}
    </>
  );
}

/** What proves a received payment, and what is left to pay after it. */
function Received({ payment, order: { balance }, orderId, due, now }: OrderPartProps) {
  useEffect(() => {
    if (payment) receivedPayment.save(payment.at, orderId);
  }, [payment, orderId]);
  const locale = useLocale();
  const messages = useMessages(orderPaymentMessages);
  const labels = useMessages(orderMessages);
  const proof = [
    { label: messages.reference, value: payment?.receiptId ?? "" },
    { label: messages.channel, value: payment?.channelName ?? "" },
  ].filter(hasValue);
  const left = [
    { label: labels.balance, value: isPayable(balance) ? showMoney(balance, locale) : "" },
    ...(due.amount ? [due.amount] : []),
    ...(due.date ? [dueRow(due.date.label, due.date.value, now)] : []),
  ].filter(hasValue);
  return (
    <>
      {proof.length > 0 && (
        <div className={css.proof}>
          <DetailRows rows={proof} />
        </div>
      )}
      {left.length > 0 && (
        <div className={css.proof}>
          <h2 className={css.left}>{messages.whatIsLeft}</h2>
          <DetailRows rows={left} />
        </div>
      )}
    </>
  );
}

const hasValue = ({ value }: DetailRow) => value.trim() !== "";

/** The acknowledgement of a request for a plan, which the order keeps until the lender has answered. */
function PlanAsked({ order: { planRequest } }: OrderPartProps) {
  const { planTitle, planReference, planAnswer } = useMessages(orderPaymentMessages);
  const { reference = "", date = "" } = planRequest ?? {};
  return (
    <Notice title={planTitle}>
      {[
        reference === "" ? "" : planReference(reference),
        readDay(date) === undefined ? date : planAnswer(showDay(date)),
      ]
        .join(" ")
        .trim()}
    </Notice>
  );
}

/** Proves that a loan is repaid: its statement as a picture, to share or to save. */
function Clearance({ orderId, order: { orderNumber, rows } }: OrderPartProps) {
  const { title, text, share, save, totalPaid, statementNumber } = useMessages(clearanceMessages);
  const labels = useMessages(orderMessages);
  const locale = useLocale();
  const api = useApi();
  const lender = useApp().environment.brandName;

  const makeSlip = async () => {
    // The lender's order states that it is repaid, so its number and its total are details.
    const response = await api.request(clearance({ orderId })).catch(() => undefined);
    const statement = response?.ok ? response.value : undefined;
    return {
      lender,
      amount: { label: totalPaid, value: statement ? showMoney(statement.totalPaid, locale) : "" },
      rows: [
        { label: labels.orderNumber, value: orderNumber },
        ...rows,
        { label: statementNumber, value: statement?.id ?? "" },
      ],
      text,
    };
  };
  return (
    <Card title={title}>
      <p className={css.clearance}>{text}</p>
      <SlipActions title={title} labels={{ share, save }} makeSlip={makeSlip} />
    </Card>
  );
}

const parts = {
  payment: NewestPayment,
  received: Received,
  plan: PlanAsked,
  clearance: Clearance,
};
