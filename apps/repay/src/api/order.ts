import { record, text, type ValueOf } from "@lending/api-client/schema";
import type { RequestCounts } from "@lending/bridge/store";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { readMoney } from "@lending/domain/money";
import { paymentSchema, readOrderPayment } from "@lending/domain/payment";
import { showDay } from "@lending/ui/day";

/** Returns the order that the URL names, or undefined unless both ids are present. */
export function readOrderIds(query: URLSearchParams): OrderIds | undefined {
  const productId = query.get("productId") ?? "";
  const orderId = query.get("orderId") ?? "";
  return productId && orderId ? { productId, orderId } : undefined;
}

/** Optional data of a refusal: the payment that caused it, and the next payment that is due. */
const refusalSchema = record({
  payment: paymentSchema,
  next: record({ amount: text(), date: text() }),
});

/** What explains a refusal. */
export type RefusalDetails = Partial<ReturnType<typeof readRefusal>>;

const readRefusal = (
  { payment, next }: ValueOf<typeof refusalSchema>,
  { input }: { readonly input: { readonly orderId: string } },
) => ({
  /** The newest payment, when the server sends it. If it is received, the refusal is a success. */
  payment: payment.state === "" ? undefined : readOrderPayment(payment, input.orderId),
  /** The next payment that is due; undefined when there is none, or when the server does not send it. */
  next: next.amount.trim() === "" ? undefined : { amount: readMoney(next.amount), date: showDay(next.date) },
});

/** How the endpoints of an order read the data of a refusal. */
export const orderRefusal = { refusal: refusalSchema, readRefusal } as const;

// Wallets report a payment to the lender within seconds, so a return is followed by two more requests.
const AFTER_RETURN_MS = [0, 4_000, 10_000];
const WHILE_PENDING_MS = [5_000, 10_000, 20_000];

/** A response with the newest payment of its order, or a fallback without a connection, which has none. */
type WithPayment =
  | { readonly ok: true; readonly value: Pick<RefusalDetails, "payment"> }
  | { readonly ok: false; readonly details?: Pick<RefusalDetails, "payment"> | undefined };

/**
 * Returns the delay in milliseconds before a repayment is fetched again: after a return, and at intervals while its payment
 * is pending (`again` of `useFetched`). Returns undefined when there is nothing to wait for.
 */
export function againWhilePending({ sinceReturn, total }: RequestCounts, response: WithPayment): number | undefined {
  const followUp = sinceReturn === undefined ? undefined : AFTER_RETURN_MS[sinceReturn];
  const payment = response.ok ? response.value.payment : response.details?.payment;
  const isPending = payment?.state === "processing";
  return followUp ?? (isPending ? WHILE_PENDING_MS[Math.min(total, WHILE_PENDING_MS.length - 1)] : undefined);
}
