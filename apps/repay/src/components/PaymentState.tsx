import type { OrderPayment } from "@lending/bridge/payment";
import { useLocale } from "@lending/ui/locale";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { readMoney, showMoney } from "../api/money.ts";

/** Shows the state of the newest payment, to prevent an accidental second payment. */
export function PaymentState({ payment: { state, amount, channelName, at } }: { payment: OrderPayment }) {
  const formattedAmount = showMoney(readMoney(amount), useLocale());
  return <PaymentNotice state={state} amount={formattedAmount} channelName={channelName} at={at} />;
}
