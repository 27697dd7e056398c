import * as v from "valibot";
import { CARDS } from "../../lender/cardRepayments.ts";
import { HUICHAO } from "../../lender/payCodes.ts";
import { AMOUNT_CHANGED, defineOrderEndpoint, refuse, success } from "../endpoint.ts";
import { walletUrl } from "../links.ts";
import { inputAmount, inputName, optionalName, optionalNames } from "../readFields.ts";
import { settledPayment } from "./fetchRepayment.ts";
import { orderPayment } from "./receipts.ts";

export const fetchCards = defineOrderEndpoint({
  summary: "Legacy: the cards that can repay an order, and the token of this repayment",
  method: "POST",
  path: "/repayment-way",
  input: v.object({ orderId: inputName }),
  handle({ now, lender }) {
    const repayToken = lender.cardRepayments.offer(now);
    if (now.bill === undefined || repayToken === undefined)
      return refuse("20", "Nothing is due on this loan.", settledPayment(now, lender));
    return success({
      cards: CARDS.map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, cardNo, bankCode })),
      alipay: "",
      repayToken,
      withholdingAmount: now.bill.amountCentavos,
      couponId: "",
      orderId: now.order.id,
      payment: orderPayment(lender, now.order.id),
    });
  },
});

const REFUSALS = {
  changed: AMOUNT_CHANGED,
  unknown: refuse("404", "We could not find this repayment."),
  "unknown-card": refuse("800001", "Please choose one of your cards."),
  twice: refuse("800005", "do not submit a payment request twice"),
  wrong: refuse("800006", "wrong code"),
  "too-many": refuse("800007", "Too many wrong codes. Please ask for a new one."),
};

export const commitCardRepayment = defineOrderEndpoint({
  summary: "Legacy: pays with a card, or sends the code that its bank requires (again with sendMsg=1)",
  method: "POST",
  path: "/repayment-commit",
  input: v.object({
    ...{ amount: inputAmount, cardId: inputName, orderId: inputName, repayToken: inputName },
    ...optionalNames("bankName", "cardNo", "couponId", "bankCode"),
    sendMsg: v.optional(v.picklist(["0", "1"], "must be 0 or 1"), "0"),
  }),
  handle({ input, borrower, lender }) {
    const committed = lender.cardRepayments.commit({
      token: input.repayToken,
      orderId: input.orderId,
      cardId: input.cardId,
      amountCentavos: input.amount,
      resend: input.sendMsg === "1",
      phone: borrower.phone,
    });
    if (!("id" in committed)) return REFUSALS[committed.outcome];
    return success({ repayRecordId: committed.id, needValid: committed.needsCode ? 1 : 0 });
  },
});

export const confirmCardRepayment = defineOrderEndpoint({
  summary: "Legacy: pays with the code that the bank sent",
  method: "POST",
  path: "/repayment-confirm",
  input: v.object({ orderId: inputName, verifyCode: inputName, repaymentRecordId: inputName }),
  handle({ input, lender }) {
    const outcome = lender.cardRepayments.confirm(input.repaymentRecordId, input.orderId, input.verifyCode);
    return outcome === "paid" ? success({}) : REFUSALS[outcome];
  },
});

export const openHostedPayment = defineOrderEndpoint({
  summary: "Legacy: the hosted payment page of this amount",
  method: "POST",
  path: "/repayment-huichao",
  input: v.object({ userId: optionalName, orderId: inputName, amount: inputAmount }),
  handle({ input, now, lender, origin, language }) {
    if (now.bill === undefined) return refuse("20", "Nothing is due on this loan.");
    if (now.bill.amountCentavos !== input.amount) return AMOUNT_CHANGED;
    const code = lender.payCodes.issue(
      {
        ...{ orderId: now.order.id, purpose: "instalment", round: now.bill.position },
        ...{ amountCentavos: input.amount, channelNumber: HUICHAO.number },
      },
      lender.clock.now(),
    );
    return success({ url: walletUrl(origin, code.token, language) });
  },
});
