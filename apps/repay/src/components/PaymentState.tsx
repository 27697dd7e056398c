import { useLocale, useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import type { NewestPayment } from "../api/fetchRepayment.ts";
import { showMoney } from "../api/money.ts";
import { repaymentMessages } from "./messages.ts";

/** What is known of the newest payment, so that nobody pays twice unknowingly. */
export function PaymentState({ payment: { state, amount, channelName, at } }: { payment: NewestPayment }) {
  const words = useMessages(repaymentMessages);
  const shown = showMoney(amount, useLocale());
  switch (state) {
    case "processing":
      return (
        <Notice tone="warning" title={words.processingTitle}>
          {words.processing(shown, channelName)}
        </Notice>
      );
    case "paid":
      return (
        <Notice tone="positive" title={words.paidTitle}>
          {words.received(shown, channelName, at)}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="danger" title={words.refusedTitle}>
          {words.refused(shown, channelName)}
        </Notice>
      );
  }
}
