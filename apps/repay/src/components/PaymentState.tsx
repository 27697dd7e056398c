import type { OrderPayment } from "@lending/bridge/payment";
import { useLocale } from "@lending/ui/locale";
import { PaymentNotice } from "@lending/ui/payment-notice";
import { readMoney, showMoney } from "../api/money.ts";

/** What is known of the newest payment, so that nobody pays twice unknowingly. */
export function PaymentState({ payment: { state, amount, channelName, at } }: { payment: OrderPayment }) {
  const shown = showMoney(readMoney(amount), useLocale());
  return <PaymentNotice state={state} amount={shown} channelName={channelName} at={at} />;
}
