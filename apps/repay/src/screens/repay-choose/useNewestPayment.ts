import { type OrderPayment, saveStartedPayment } from "@lending/bridge/payment";
import { formatDate } from "@lending/ui/format";
import { useState } from "react";
import type { CardRepayment } from "../../api/fetchCards.ts";
import { sendMoney } from "../../api/money.ts";

export interface NewestPayment {
  readonly payment: OrderPayment | undefined;
  /** Records on this phone that a payment was started. Call it when money may move. */
  readonly save: () => OrderPayment;
  /** Records a payment with an unknown outcome, and shows it until the lender reports another one. */
  readonly showUncertain: () => void;
}

/** Returns the newest payment of an order: the lender's, or the one whose response this page has just lost. */
export function useNewestPayment(orderId: string, { amount, payment: known }: CardRepayment): NewestPayment {
  const [uncertain, setUncertain] = useState<{ readonly payment: OrderPayment; readonly after: string }>();
  const save = () => {
    const started = {
      purpose: "instalment",
      amount: sendMoney(amount),
      channelName: "",
      at: formatDate(Date.now(), "time"),
    } as const;
    saveStartedPayment(orderId, started);
    return { state: "started", ...started } as const;
  };
  return {
    payment: uncertain?.after === idOf(known) ? uncertain.payment : known,
    save,
    showUncertain: () => setUncertain({ payment: save(), after: idOf(known) }),
  };
}

/** Identifies a report of the lender, to notice a newer one. */
const idOf = (payment: OrderPayment | undefined) => JSON.stringify(payment ?? null);
