import { apiAtom, Fault, HttpFault, type Result } from "@lending/api-client";
import { defineRead, fromQuery, refuse } from "@lending/api-client/endpoint";
import { list, record, text, unique, type ValueOf } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { isPayable, readMoney } from "@lending/domain/money";
import { noteUncharged, paymentSchema, readOrderPayment } from "@lending/domain/payment";
import { orderRefusal, type RefusalDetails } from "./order.ts";

const cardsSchema = record({
  cards: list(record({ id: text(), bankName: text(), cardNo: text(), bankCode: text() })),
  alipay: text(),
  repayToken: text(),
  withholdingAmount: text(),
  couponId: text(),
  orderId: text(),
  payment: paymentSchema,
});

/** What the cards of an order can pay. */
export type CardRepayment = ReturnType<typeof readCards>;
/** A card that the borrower has bound. The server masks its number. */
export type Card = CardRepayment["cards"][number];

const readCards = (wire: ValueOf<typeof cardsSchema>, orderId: string) => ({
  // One card for each id: the borrower's choice is stored by id.
  cards: unique(
    wire.cards.filter(({ id }) => id !== ""),
    ({ id }) => id,
  ).map(({ cardNo: number, ...card }) => ({ ...card, number })),
  amount: readMoney(wire.withholdingAmount),
  token: wire.repayToken,
  couponId: wire.couponId,
  orderId: wire.orderId || orderId,
  payment: readOrderPayment(wire.payment, orderId),
});

/** The cards that can repay an order. */
export const cards = defineRead({
  client: "helper",
  method: "POST",
  path: "/repayment-way",
  fields: { orderId: fromQuery("orderId") },
  data: cardsSchema,
  read(wire, { input }) {
    const repayment = readCards(wire, input.orderId);
    const { amount, payment } = repayment;
    // Nothing is left to pay. Without an amount the cards are still shown.
    const isPaid = !isPayable(amount) && payment?.state === "paid";
    return isPaid ? refuse<RefusalDetails>("", { payment }) : repayment;
  },
  ...orderRefusal,
  additions: ["payment"],
});

/** The cards that can repay an order, or that the server could not be reached. Fetched while a component reads it. */
export const cardsAtom = fetchAtomFamily(
  (get, orderId: string, { signal }): Promise<Result<CardRepayment, RefusalDetails> & { readonly isLost?: boolean }> =>
    get(apiAtom)
      .request(cards({ orderId }), { signal })
      .catch((error: unknown) => {
        if (error instanceof Fault && !(error instanceof HttpFault)) return { ...refuse("", {}), isLost: true };
        noteUncharged(error, orderId);
        throw error;
      }),
);
