import { AppLink } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { loanDetailPath } from "@lending/domain/addresses/loan";
import { type OrderIds, receiptPath } from "@lending/domain/addresses/repay";
import { readMoney, showMoney } from "@lending/domain/money";
import type { OrderPayment } from "@lending/domain/payment";
import { RowLink } from "@lending/ui/disclosure";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { paymentMessages } from "../messages/source.ts";

interface PaymentStateProps {
  payment: OrderPayment;
  /** The order of the payment, for a link to its receipt. */
  orderId?: string;
}

/** Shows the state of the newest payment, to prevent an accidental second payment. */
export function PaymentState({ payment, orderId = "" }: PaymentStateProps) {
  const { state, receiptId = "" } = payment;
  const { now } = useApi();
  const { receipt } = useMessages(paymentMessages);
  const amount = showMoney(readMoney(payment.amount), useLocale());
  return (
    <>
      <PaymentNotice {...payment} amount={amount} now={now} />
      {state === "paid" && receiptId !== "" && orderId !== "" && (
        <RowLink title={receipt} render={<AppLink to={receiptPath({ orderId, receiptId })} />} />
      )}
    </>
  );
}

/**
 * Shown when a payment may be pending, after a duplicate payment request or a lost response. Its link to the order
 * remains after the toast.
 */
export function CheckOrderNotice({ ids, text }: { ids: OrderIds; text: string }) {
  const { checkOrder } = useMessages(paymentMessages);
  return (
    <Notice tone="warning" title={checkOrder} render={<AppLink to={loanDetailPath(ids)} />}>
      {text}
    </Notice>
  );
}
