import type { OrderPayment } from "@lending/bridge/payment";
import { Link } from "@lending/bridge/router";
import { useLocale, useMessages } from "@lending/ui/locale";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { readMoney, showMoney } from "../api/money.ts";
import { receiptLocation } from "../receiptLocation.ts";
import { paymentMessages } from "./paymentMessages.ts";
import * as css from "./RepaymentView.module.css";

interface PaymentStateProps {
  payment: OrderPayment;
  /** The order of the payment, for a link to its receipt. */
  orderId?: string;
}

/** Shows the state of the newest payment, to prevent an accidental second payment. */
export function PaymentState({ payment, orderId = "" }: PaymentStateProps) {
  const { state, amount, channelName, at, receiptId = "" } = payment;
  const { receipt } = useMessages(paymentMessages);
  const formattedAmount = showMoney(readMoney(amount), useLocale());
  return (
    <>
      <PaymentNotice state={state} amount={formattedAmount} channelName={channelName} at={at} />
      {state === "paid" && receiptId !== "" && orderId !== "" && (
        <Link className={css.link} to={receiptLocation(orderId, receiptId)}>
          {receipt}
        </Link>
      )}
    </>
  );
}
