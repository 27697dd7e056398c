import { formatPeso } from "@lending/ui/amount";
import { formatDate } from "@lending/ui/day";
import * as v from "valibot";
import { isPart } from "../../lender/bill.ts";
import { daysBetween } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { message } from "../../lender/message.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import type { PayFor } from "../../lender/payCodes.ts";
import { CHANNELS } from "../../lender/payCodes.ts";
import { AMOUNT_CHANGED, defineEndpoint, NO_ORDER, refuse, success } from "../endpoint.ts";
import { inputAmount, inputInteger, inputName, optionalName } from "../readFields.ts";
import { payUrlOf } from "./payUrlOf.ts";
import { channelNameOf } from "./receipts.ts";

/**
 * Returns what a code pays and until when; these fields are additions of the sandbox that a client may ignore. A code
 * expires with the amount due: at the end of the due date, or of today when the payment is late.
 */
export function codeFacts({ bill }: OrderNow, amountCentavos: number, lender: Lender) {
  const today = lender.clock.today();
  const dueDate = bill?.dueOn ?? today;
  return {
    biller: "Sandbox Lending",
    amount: amountCentavos,
    dueDate,
    expiresAt: `${daysBetween(today, dueDate) > 0 ? dueDate : today} 23:59:59`,
  };
}

/** Returns the codes of a payment that are for an earlier amount and can no longer be paid, newest first. */
export const replacedCodes = ({ order }: OrderNow, payFor: Omit<PayFor, "orderId" | "channelNumber">, lender: Lender) =>
  lender.payCodes
    .ofOrder(order.id)
    .filter(
      ({ purpose, round, amountCentavos, state }) =>
        purpose === payFor.purpose &&
        round === payFor.round &&
        amountCentavos !== payFor.amountCentavos &&
        state !== "paid",
    )
    .toReversed()
    .map((code) => ({
      payCode: code.code,
      channelName: channelNameOf(String(code.channelNumber)),
      amount: code.amountCentavos,
      replacedAt: code.state === "void" ? formatDate(code.changedAt, "time") : "",
    }));

/** Returns the steps to pay with a code, grouped as the screen shows them. */
export const payNotices = (amountCentavos: number) => [
  {
    title: "At a counter",
    list: [
      {
        name: "Corner Store counter",
        steps: [
          "Go to any corner store with a bills counter.",
          "Tell them that you pay Sandbox Lending.",
          "Show or read out the payment code.",
          message("Pay exactly {amount} and keep the deposit slip.", { amount: formatPeso(amountCentavos) }),
        ],
      },
      {
        name: "Pawnshop counter",
        steps: [
          "Fill in a bills payment form.",
          "Write the contract number as the account number.",
          message("Pay exactly {amount} and keep the deposit slip.", { amount: formatPeso(amountCentavos) }),
        ],
      },
    ],
  },
  {
    title: "In an app",
    list: [
      {
        name: "Sandbox Wallet",
        steps: [
          "Open your wallet and tap Pay Bills.",
          "Choose Loans, then Sandbox Lending.",
          "Enter the payment code.",
          "Check the amount, then pay.",
        ],
      },
    ],
  },
];

export const issuePayCode = defineEndpoint({
  summary:
    "A payment code for an instalment or a part of it, issued once for each order, amount and channel, and the URL where it is paid",
  method: "POST",
  path: "/v3/loan-details/generate-vcode",
  input: v.object({
    productId: inputName,
    orderId: inputName,
    amount: inputAmount,
    channelNumber: inputInteger,
    isDelay: optionalName,
  }),
  handle({ input, borrower, lender, origin, language }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined || now.order.productId !== input.productId) return NO_ORDER;
    const { bill, extension, order } = now;
    if (!CHANNELS.some((channel) => channel.number === input.channelNumber))
      return refuse("22", "Please choose another payment method.");
    if (bill === undefined) return refuse("20", "Nothing is due on this loan.");
    const isExtension = input.isDelay === "1";
    if (isExtension && extension === undefined) return refuse("21", "This loan cannot be extended now.");
    const due = isExtension ? extension?.amountCentavos : bill.amountCentavos;
    const isPartOfBill = !isExtension && isPart(bill, input.amount);
    if (due !== input.amount && !isPartOfBill) return AMOUNT_CHANGED;
    const code = lender.payCodes.issue(
      {
        orderId: order.id,
        ...(isPartOfBill
          ? { purpose: "part", round: lender.payments.nextPart(order.id) }
          : isExtension
            ? { purpose: "extension", round: order.rollovers + 1 }
            : { purpose: "instalment", round: bill.position }),
        amountCentavos: input.amount,
        channelNumber: input.channelNumber,
      },
      lender.clock.now(),
    );
    return success({
      payUrl: payUrlOf(code, origin, language),
      payCode: code.code,
      ...codeFacts(now, code.amountCentavos, lender),
      // An addition of the sandbox: the steps to pay this amount.
      payNotice: payNotices(code.amountCentavos),
    });
  },
});
