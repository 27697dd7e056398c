import { useEffect } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import { type Money, sendMoney } from "../api/money.ts";
import { readSavedPayCode, savePayCode } from "../api/savedPayCode.ts";

/** Keeps the code that the screen shows, with its steps, so that it can be read without a connection. */
export function useKeptPayCode(
  orderId: string,
  { payCode, instructions, date: dueOn }: Repayment,
  amount: Money,
): void {
  useEffect(() => {
    if (!payCode) return;
    // A code that was issued for the same payment in a channel of the borrower's own choice is the last one.
    const kept = readSavedPayCode();
    if (kept?.orderId === orderId && kept.dueOn === dueOn && sendMoney(kept.amount) === sendMoney(amount)) return;
    savePayCode({ code: payCode.code, logo: payCode.logo, amount, instructions, orderId, dueOn });
  }, [orderId, payCode, instructions, dueOn, amount]);
}
