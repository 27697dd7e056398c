import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { complaintListPath, complaintPath } from "@lending/domain/addresses/complaints";
import { receiptPath } from "@lending/domain/addresses/repay";
import { isPayable, readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment as Payment } from "@lending/domain/payment";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { formatDate, readDay, showDay } from "@lending/ui/day";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { RowLink } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import { paymentMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { isOverdue, PaymentNotice } from "@lending/ui/payment-notice";
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
  // The head of the page shows it.
  if (moment === "received") return null;
  const isHeaded = moment === "underWay";
  return (
    <>
      <PaymentNotice {...payment} amount={showMoney(readMoney(payment.amount), locale)} now={now} isHeaded={isHeaded} />
      {payment.state === "paid" && (
        <RowLink
          title={seeReceipt}
          render={<AppLink to={receiptPath({ orderId, receiptId: payment.receiptId ?? "" })} />}
        />
      )}
      {isHeaded && <ProofOfPayment payment={payment} orderId={orderId} now={now} />}
    </>
  );
}

/** Where the receipt of a payment that is under way goes, which the page asks for once it takes longer than promised. */
function ProofOfPayment({ payment, orderId, now }: Pick<OrderPartProps, "orderId" | "now"> & { payment: Payment }) {
  const { sendReceipt, receiptSent } = useMessages(orderPaymentMessages);
  const { isReceiptSent } = payment;
  const receipt = <AppLink to={isReceiptSent ? complaintListPath : complaintPath({ orderId, about: "receipt" })} />;
  if (!isReceiptSent && !isOverdue(payment, now())) return <RowLink title={sendReceipt} render={receipt} />;
  return (
    <div className={css.receipt}>
      <Button variant="tonal" render={receipt}>
        {isReceiptSent ? receiptSent : sendReceipt}
      </Button>
    </div>
  );
}

/** What proves a received payment, and what is left to pay after it. */
function Received({ payment, order: { balance }, orderId, due, now }: OrderPartProps) {
  useEffect(() => {
    if (payment) receivedPayment.save(payment.at, orderId);
  }, [payment, orderId]);
  const locale = useLocale();
  const messages = useMessages(orderPaymentMessages);
  const { channel } = useMessages(paymentMessages);
  const labels = useMessages(orderMessages);
  const isExtended = payment?.purpose === "extension";
  const proof = [
    { label: messages.receiptNumber, value: payment?.receiptId ?? "" },
    { label: channel, value: payment?.channelName ?? "" },
  ].filter(hasValue);
  const left = [
    { label: labels.balance, value: isPayable(balance) ? showMoney(balance, locale) : "" },
    ...(due.amount ? [due.amount] : []),
    ...(due.date ? [dueRow(isExtended ? messages.newDate : due.date.label, due.date.value, now)] : []),
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
