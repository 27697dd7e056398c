import { type Api, apiAtom, Fault } from "@lending/api-client";
import { list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { isPayable, type Money, readMoney } from "@lending/domain/money";
import { type OrderPayment, readOrderPayment } from "@lending/domain/payment";
import { orderPaymentSchema, type RepaymentRefusal, readRefusal } from "./orderPayment.ts";

export const cardsRequest = { client: "helper", method: "POST", path: "/repayment-way" } as const;

export const cardsSchema = record({
  cards: list(record({ id: text(), bankName: text(), cardNo: text(), bankCode: text() })),
  alipay: text(),
  repayToken: text(),
  withholdingAmount: text(),
  couponId: text(),
  orderId: text(),
  payment: orderPaymentSchema,
});

/** A card that the borrower has bound. The server masks its number. */
export interface Card {
  readonly id: string;
  readonly bankName: string;
  readonly number: string;
  readonly bankCode: string;
}

export interface CardRepayment {
  readonly cards: readonly Card[];
  readonly amount: Money;
  readonly token: string;
  readonly couponId: string;
  readonly orderId: string;
  readonly payment?: OrderPayment | undefined;
}

export type CardsResponse = { readonly ok: true; readonly repayment: CardRepayment } | RepaymentRefusal;

export async function fetchCards(api: Api, orderId: string, signal: AbortSignal): Promise<CardsResponse> {
  const response = await api.request({ ...cardsRequest, fields: { orderId } }, { signal });
  if (!response.ok) return readRefusal(response, orderId);
  const wire = parseResponse(cardsSchema, response.data);
  const payment = readOrderPayment(wire.payment, orderId);
  const amount = readMoney(wire.withholdingAmount);
  // A payment without a sensible amount cannot be confirmed by the borrower.
  if (!isPayable(amount)) return { ok: false, message: "", payment };
  return {
    ok: true,
    repayment: {
      cards: wire.cards
        // One card for each id: the borrower's choice is stored by id.
        .filter(({ id }, index, all) => id !== "" && all.findIndex((card) => card.id === id) === index)
        .map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, number: cardNo, bankCode })),
      amount,
      token: wire.repayToken,
      couponId: wire.couponId,
      orderId: wire.orderId || orderId,
      payment,
    },
  };
}

/** Result of a cards request: the server's response, or that it could not be reached. */
export type LoadedCards = CardsResponse | (RepaymentRefusal & { readonly isLost: true });

/** The cards that can repay an order. Fetched while a component reads it. */
export const cardsAtom = fetchAtomFamily(
  (get, orderId: string, { signal }): Promise<LoadedCards> =>
    fetchCards(get(apiAtom), orderId, signal).catch((error: unknown) => {
      if (error instanceof Fault) return { ok: false, message: "", isLost: true };
      throw error;
    }),
);
