import { record, text, type ValueOf } from "@lending/api-client/schema";
import { type Money, readMoney } from "@lending/domain/money";
import { type OrderPayment, paymentSchema, readOrderPayment } from "@lending/domain/payment";
import { showDay } from "@lending/ui/day";

/** Optional data of a refusal: the payment that caused it, and the next payment that is due. */
const refusalSchema = record({
  payment: paymentSchema,
  next: record({ amount: text(), date: text() }),
});

/** What explains a refusal. */
export interface RefusalDetails {
  /** The newest payment, when the server sends it. If it is received, the refusal is a success. */
  readonly payment?: OrderPayment | undefined;
  /** The next payment that is due; undefined when there is none, or when the server does not send it. */
  readonly next?: { readonly amount: Money; readonly date: string } | undefined;
}

/** How the endpoints of an order read the data of a refusal. */
export const orderRefusal = {
  refusal: refusalSchema,
  readRefusal: (
    { payment, next }: ValueOf<typeof refusalSchema>,
    { input }: { readonly input: { readonly orderId: string } },
  ): RefusalDetails => ({
    payment: payment.state === "" ? undefined : readOrderPayment(payment, input.orderId),
    next: next.amount.trim() === "" ? undefined : { amount: readMoney(next.amount), date: showDay(next.date) },
  }),
} as const;
