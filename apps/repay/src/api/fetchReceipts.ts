import { apiAtom, Fault, type Result, UnreadableFault } from "@lending/api-client";
import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { choice, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { declareStored } from "@lending/bridge/stored";
import { readMoney } from "@lending/domain/money";
import { showDay } from "@lending/ui/day";

/** Wire schema of the receipts of an order. Every field may be missing. */
const receiptsSchema = record({
  orderNumber: text(),
  productName: text(),
  receipts: list(
    record({
      receiptId: text(),
      purpose: choice(["", "instalment", "extension", "part"], ""),
      /** Position of the instalment, or number of the extension or part; 0 when unknown. */
      round: integer(),
      /** Number of instalments of the loan; 0 when unknown. */
      count: integer(),
      amount: text(),
      channelName: text(),
      reference: text(),
      paidAt: text(),
      remaining: text(),
      nextAmount: text(),
      nextDate: text(),
    }),
  ),
  clearance: record({ statementId: text(), loanAmount: text(), totalPaid: text(), closedOn: text() }),
});

/** The payments of an order, newest first. Unknown texts are "". */
export type PaymentHistory = ReturnType<typeof readHistory>;
/** Proof of one payment, with what remained to pay after it. */
export type Receipt = PaymentHistory["receipts"][number];

/** The payments of an order, an addition of this product. Keeps them for reading without a connection. */
export const receipts = defineRead({
  client: "helper",
  method: "GET",
  path: "/v3/installment/receipts",
  fields: { orderId: fromQuery("orderId") },
  data: receiptsSchema,
  read(wire, { input, sent }) {
    // Payments that cannot be read must not appear as an order without payments.
    const isSent = [Object(sent).receipts].flat().some(Boolean);
    if (isSent && wire.receipts.every(({ receiptId }) => receiptId === ""))
      throw new UnreadableFault("data", "no receipt with an id");
    storedReceipts.save(wire, input.orderId);
    return readHistory(wire);
  },
});

/** The receipts of an order that were read, for reading without a connection. */
export const storedReceipts = declareStored<PaymentHistory | undefined, object>({
  key: "receipts",
  place: "session",
  read(stored) {
    // Anything without a list is not a copy, and must not read as an order without payments.
    const hasList = Array.isArray(Object(stored).receipts);
    return hasList ? readHistory(receiptsSchema.read(stored)) : undefined;
  },
});

/** Reads an amount. A text without figures or with the sign of a negative amount states none. */
const readAmount = (sent: string) => readMoney(/^[^-\u2010-\u2015\u2212(]*$/.test(sent) && /\d/.test(sent) ? sent : "");

function readHistory({ orderNumber, productName, receipts, clearance }: ValueOf<typeof receiptsSchema>) {
  return {
    orderNumber,
    productName,
    // A receipt without an id cannot be opened.
    receipts: receipts
      .filter(({ receiptId }) => receiptId !== "")
      .map(({ receiptId, amount, remaining, nextAmount, ...receipt }) => ({
        ...receipt,
        id: receiptId,
        amount: readAmount(amount),
        remaining: readAmount(remaining),
        nextAmount: readAmount(nextAmount),
        paidAt: showDay(receipt.paidAt),
        nextDate: showDay(receipt.nextDate),
      })),
    clearance:
      clearance.statementId === ""
        ? undefined
        : {
            id: clearance.statementId,
            loanAmount: readAmount(clearance.loanAmount),
            totalPaid: readAmount(clearance.totalPaid),
            closedOn: showDay(clearance.closedOn),
          },
  };
}

/**
 * The payments of an order, or the copy on this phone without an answer: then `fault` is why the server's are missing. Fetched
 * while a component reads it.
 */
export const receiptsAtom = fetchAtomFamily(
  (get, orderId: string, { signal }): Promise<Result<PaymentHistory> & { readonly fault?: Fault["code"] }> =>
    get(apiAtom)
      .request(receipts({ orderId }), { signal })
      .catch((error: unknown) => {
        const value = storedReceipts.read(orderId);
        if (!(error instanceof Fault) || !value) throw error;
        return { ok: true, value, fault: error.code };
      }),
);
