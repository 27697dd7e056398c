import { type Api, apiAtom, Fault, UnreadableFault } from "@lending/api-client";
import { choice, integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { declareStored } from "@lending/bridge/stored";
import { type Money, readMoney } from "@lending/domain/money";

/** An addition of this product, which the lender may not offer. */
export const receiptsRequest = { client: "helper", method: "GET", path: "/v3/installment/receipts" } as const;

/** Wire schema of the receipts of an order. Every field may be missing. */
export const receiptsSchema = record({
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

type WireReceipts = ReturnType<typeof parseResponse<typeof receiptsSchema>>;

/** Proof of one payment, with what remained to pay after it. Unknown texts are "". */
export interface Receipt
  extends Omit<WireReceipts["receipts"][number], "receiptId" | "amount" | "remaining" | "nextAmount"> {
  readonly id: string;
  readonly amount: Money;
  readonly remaining: Money;
  readonly nextAmount: Money;
}

export interface Clearance {
  readonly id: string;
  readonly loanAmount: Money;
  readonly totalPaid: Money;
  readonly closedOn: string;
}

/** The payments of an order, newest first. */
export interface PaymentHistory {
  readonly orderNumber: string;
  readonly productName: string;
  readonly receipts: readonly Receipt[];
  readonly clearance: Clearance | undefined;
}

/** The payments, or the server's refusal. `fault`: why the server's are missing, so that this is the copy on the phone. */
export type PaymentHistoryResponse =
  | { readonly ok: true; readonly history: PaymentHistory; readonly fault?: Fault["code"] }
  | { readonly ok: false; readonly message: string; readonly isFinal: boolean };

/**
 * Fetches the payments of an order and keeps them for reading without a connection. Throws a fault on network errors, and
 * when it can read none of the payments sent.
 */
export async function fetchReceipts(api: Api, orderId: string, signal: AbortSignal): Promise<PaymentHistoryResponse> {
  const response = await api.request({ ...receiptsRequest, fields: { orderId } }, { signal });
  if (!response.ok) return { ok: false, message: response.message, isFinal: response.code === "404" };
  const wire = parseResponse(receiptsSchema, response.data);
  // Payments that cannot be read must not appear as an order without payments.
  const isSent = [Object(response.data).receipts].flat().some(Boolean);
  if (isSent && wire.receipts.every(({ receiptId }) => receiptId === ""))
    throw new UnreadableFault("data", "no receipt with an id");
  storedReceipts.save(wire, orderId);
  return { ok: true, history: readHistory(wire) };
}

/** The receipts of an order that were read, for reading without a connection. */
export const storedReceipts = declareStored<PaymentHistory | undefined, object>({
  key: "receipts",
  place: "session",
  read(stored) {
    // Anything without a list is not a copy, and must not read as an order without payments.
    const hasList = Array.isArray(Object(stored).receipts);
    return hasList ? readHistory(parseResponse(receiptsSchema, stored)) : undefined;
  },
});

/** Returns whether a text states an amount: it has figures and no sign of a negative amount. */
const isAmount = (sent: string) => /\d/.test(sent) && !/[-\u2010-\u2015\u2212(]/.test(sent);

const readAmount = (sent: string) => readMoney(isAmount(sent) ? sent : "");

function readHistory({ orderNumber, productName, receipts, clearance }: WireReceipts): PaymentHistory {
  return {
    orderNumber,
    productName,
    // A receipt without an amount proves nothing, and without an id it cannot be opened.
    receipts: receipts
      .filter(({ receiptId, amount }) => receiptId !== "" && isAmount(amount))
      .map(({ receiptId, amount, remaining, nextAmount, ...receipt }) => ({
        ...receipt,
        id: receiptId,
        amount: readMoney(amount),
        remaining: readAmount(remaining),
        nextAmount: readAmount(nextAmount),
      })),
    clearance:
      clearance.statementId === "" || !isAmount(clearance.totalPaid) || !isAmount(clearance.loanAmount)
        ? undefined
        : {
            id: clearance.statementId,
            loanAmount: readMoney(clearance.loanAmount),
            totalPaid: readMoney(clearance.totalPaid),
            closedOn: clearance.closedOn,
          },
  };
}

/** The payments of an order, or the copy on this phone without an answer. Fetched while a component reads it. */
export const receiptsAtom = fetchAtomFamily((get, orderId: string, { signal }) =>
  fetchReceipts(get(apiAtom), orderId, signal).catch((error: unknown): PaymentHistoryResponse => {
    const history = storedReceipts.read(orderId);
    if (!(error instanceof Fault) || !history) throw error;
    return { ok: true, history, fault: error.code };
  }),
);
