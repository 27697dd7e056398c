import { apiAtom, Fault, HttpFault, type Result } from "@lending/api-client";
import { defineRead, fromQuery, refuse } from "@lending/api-client/endpoint";
import { list, record, text, type ValueOf } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { isPayable, type Money, readMoney } from "@lending/domain/money";
import { noteUncharged, type OrderPayment, paymentSchema, readOrderPayment } from "@lending/domain/payment";
import { orderRefusal, type RefusalDetails } from "./orderPayment.ts";

const cardsSchema = record({
  cards: list(record({ id: text(), bankName: text(), cardNo: text(), bankCode: text() })),
  alipay: text(),
  repayToken: text(),
  withholdingAmount: text(),
  couponId: text(),
  orderId: text(),
  payment: paymentSchema,
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

function readCards(wire: ValueOf<typeof cardsSchema>, orderId: string) {
  const payment = readOrderPayment(wire.payment, orderId);
  const amount = readMoney(wire.withholdingAmount);
  // A payment without a sensible amount cannot be confirmed by the borrower.
  if (!isPayable(amount)) return refuse<RefusalDetails>("", { payment });
  const repayment: CardRepayment = {
    cards: wire.cards
      // One card for each id: the borrower's choice is stored by id.
      .filter(({ id }, index, all) => id !== "" && all.findIndex((card) => card.id === id) === index)
      .map(({ id, bankName, cardNo, bankCode }) => ({ id, bankName, number: cardNo, bankCode })),
    amount,
    token: wire.repayToken,
    couponId: wire.couponId,
    orderId: wire.orderId || orderId,
    payment,
  };
  return repayment;
}

/** The cards that can repay an order. */
export const cards = defineRead({
  client: "helper",
  method: "POST",
  path: "/repayment-way",
  fields: { orderId: fromQuery("orderId") },
  data: cardsSchema,
  read: (wire, { input }) => readCards(wire, input.orderId),
  ...orderRefusal,
  additions: ["payment"],
});

/** Result of a cards request: the server's response, or that it could not be reached. */
export type LoadedCards = Result<CardRepayment, RefusalDetails> & { readonly isLost?: boolean };

/** The cards that can repay an order. Fetched while a component reads it. */
export const cardsAtom = fetchAtomFamily(
  (get, orderId: string, { signal }): Promise<LoadedCards> =>
    get(apiAtom)
      .request(cards({ orderId }), { signal })
      .catch((error: unknown) => {
        if (error instanceof Fault && !(error instanceof HttpFault)) return { ...refuse("", {}), isLost: true };
        noteUncharged(error, orderId);
        throw error;
      }),
);
