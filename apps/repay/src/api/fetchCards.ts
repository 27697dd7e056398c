import type { Api } from "@lending/api-client";
import { list, parseAnswer, record, text } from "@lending/api-client/schema";
import { type OrderPayment, readOrderPayment } from "@lending/bridge/payment";
import { cardsRequest } from "./cardsRequest.ts";
import { type Money, readMoney } from "./money.ts";
import { orderPaymentSchema, type RepaymentRefusal, readRefusal } from "./orderPayment.ts";

/** The answer as it is sent (contract, "Repayment", legacy). */
export const cardsSchema = record({
  cards: list(record({ id: text(), bankName: text(), cardNo: text(), bankCode: text() })),
  alipay: text(),
  repayToken: text(),
  withholdingAmount: text(),
  couponId: text(),
  orderId: text(),
  payment: orderPaymentSchema,
});

/** A card that was bound before; its number is already masked. */
export interface Card {
  readonly id: string;
  readonly bankName: string;
  readonly number: string;
  readonly bankCode: string;
}

/** What paying with a card needs. */
export interface CardRepayment {
  readonly cards: readonly Card[];
  readonly amount: Money;
  readonly token: string;
  readonly couponId: string;
  readonly orderId: string;
  readonly payment?: OrderPayment | undefined;
}

/** The cards, or the server's refusal. */
export type CardsAnswer = { readonly ok: true; readonly repayment: CardRepayment } | RepaymentRefusal;

/** Reads the cards that an order can be repaid with. Faults are thrown; a refusal is a value. */
export async function fetchCards(api: Api, orderId: string, signal: AbortSignal): Promise<CardsAnswer> {
  const answer = await api.request({ ...cardsRequest, fields: { orderId } }, { signal });
  if (!answer.ok) return readRefusal(answer, orderId);
  const wire = parseAnswer(cardsSchema, answer.data);
  // Nothing can be paid of which nobody knows how much it is.
  if (wire.withholdingAmount.trim() === "") return { ok: false, message: "" };
  return {
    ok: true,
    repayment: {
      cards: wire.cards
        // One card for each id: it is what the borrower's choice is known by.
        .filter(({ id }, index, all) => id !== "" && all.findIndex((card) => card.id === id) === index)
        .map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, number: cardNo, bankCode })),
      amount: readMoney(wire.withholdingAmount),
      token: wire.repayToken,
      couponId: wire.couponId,
      orderId: wire.orderId || orderId,
      payment: readOrderPayment(wire.payment, orderId),
    },
  };
}
