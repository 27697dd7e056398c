import { useEffect } from "react";
import type { Repayment } from "../api/fetchRepayment.ts";
import { type Money, sendMoney } from "../api/money.ts";
import { readSavedPayCode, savePayCode } from "../api/savedPayCode.ts";

/** Saves the code on the screen with its steps, so that it can be shown without a connection. */
export function useSavePayCode(
  orderId: string,
  { payCode, instructions, date: dueOn }: Repayment,
  amount: Money,
): void {
  useEffect(() => {
    if (!payCode) return;
    // A code that the borrower requested in a channel for the same payment is newer and must be savedCode.
    const savedCode = readSavedPayCode();
    if (
      savedCode?.orderId === orderId &&
      savedCode.dueOn === dueOn &&
      sendMoney(savedCode.amount) === sendMoney(amount)
    )
      return;
    savePayCode({ code: payCode.code, logo: payCode.logo, amount, instructions, orderId, dueOn });
  }, [orderId, payCode, instructions, dueOn, amount]);
}
