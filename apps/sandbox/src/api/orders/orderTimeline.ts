import * as v from "valibot";
import { addDays } from "../../lender/calendar.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { DECIDED_AFTER_DAYS, DISBURSED_AFTER_DAYS, isWaiting } from "../../lender/orderStatus.ts";
import { wireAmountSchema } from "../wireMoney.ts";

/** The steps of a loan, in order. This field is an addition of the sandbox that a lender may omit. */
export const orderTimelineSchema = v.pipe(
  v.array(
    v.object({
      step: v.pipe(
        v.picklist(["received", "review", "sent", "payment", "repaid"]),
        v.description("The application arrives, is decided, the money is sent, one payment is due, all is repaid."),
      ),
      state: v.picklist(["done", "now", "late", "next"]),
      date: v.pipe(v.string(), v.description('The day of a done step; the latest day of any other; "" if unknown.')),
      amount: v.pipe(wireAmountSchema, v.description("Centavos: the money sent, or the payment with its late fee.")),
      position: v.pipe(v.number(), v.integer(), v.description("Number of the payment, from 1; 0 for other steps.")),
    }),
  ),
  v.description("What happened to the order, what happens next, and by when."),
);

type Entry = v.InferOutput<typeof orderTimelineSchema>[number];

export function orderTimeline({ order, instalments, bill }: OrderNow): Entry[] {
  const { status, appliedOn, disbursedOn, closedOn, principalCentavos } = order;
  const entry = (step: Entry["step"], state: Entry["state"], date: string, amount = 0, position = 0): Entry => ({
    step,
    state,
    date,
    amount,
    position,
  });
  if (!isWaiting(status) && disbursedOn === null) return [];
  const decidedOn = addDays(appliedOn, DECIDED_AFTER_DAYS);
  const isDecided = status !== "21" && status !== "110";
  const sentOn = disbursedOn ?? addDays(appliedOn, DISBURSED_AFTER_DAYS);
  const payments = instalments.map(({ position, dueOn, paidOn, paidCentavos, principalCentavos, interestCentavos }) => {
    const amount = principalCentavos + interestCentavos;
    if (paidOn !== null) return entry("payment", "done", paidOn, paidCentavos ?? amount, position);
    if (bill?.position !== position) return entry("payment", "next", dueOn, amount, position);
    return entry("payment", bill.daysLate > 0 ? "late" : "now", dueOn, bill.amountCentavos, position);
  });
  return [
    entry("received", "done", appliedOn),
    entry("review", isDecided ? "done" : "now", decidedOn),
    entry("sent", disbursedOn !== null ? "done" : isDecided ? "now" : "next", sentOn, principalCentavos),
    ...payments,
    entry("repaid", closedOn === null ? "next" : "done", closedOn ?? instalments.at(-1)?.dueOn ?? ""),
  ];
}
