import * as v from "valibot";
import { describeAccount } from "../../lender/bankForm.ts";
import { partRange } from "../../lender/bill.ts";
import { addDays } from "../../lender/calendar.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import { DECIDED_AFTER_DAYS, DISBURSED_AFTER_DAYS, isRunning, isWaiting } from "../../lender/orderLife.ts";
import { defineEndpoint, envelopeSchema, NO_ORDER, success, withOverrides } from "../endpoint.ts";
import { assetUrl } from "../links.ts";
import { orderPayment, orderPaymentSchema } from "../orderPayment.ts";
import { boundAccountSchema, inputName, partSchema, rowSchema, wireAmountSchema } from "../readFields.ts";
import { recommend, recommendedSchema } from "../recommended.ts";
import { orderRows, statusTexts } from "./orderTexts.ts";

/** A step of a loan. The timeline is an addition of the sandbox that a lender may omit. */
const stepSchema = v.object({
  step: v.picklist(["received", "review", "sent", "payment", "repaid"]),
  state: v.picklist(["done", "now", "late", "next"]),
  /** The day of a done step; the latest day of any other; "" if unknown. */
  date: v.string(),
  /** The money sent, or the payment with its late fee. */
  amount: wireAmountSchema,
  /** Number of the payment, from 1; 0 for other steps. */
  position: v.pipe(v.number(), v.integer()),
});

type Entry = v.InferOutput<typeof stepSchema>;

function orderTimeline({ order, instalments, bill }: OrderNow): Entry[] {
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

/** A request to pay in smaller parts. This field is an addition of the sandbox that a lender may omit. */
const planRequestSchema = v.object({
  /** "" when there is nothing to pay. */
  state: v.picklist(["", "offered", "requested"]),
  reference: v.string(),
  /** The day by which the lender answers. */
  date: v.string(),
});

type PlanRequest = v.InferOutput<typeof planRequestSchema>;

function orderPlanRequest({ order }: OrderNow, request: Omit<PlanRequest, "state"> | undefined): PlanRequest {
  const isOpen = isRunning(order.status);
  if (isOpen && request !== undefined) return { state: "requested", ...request };
  return { state: isOpen ? "offered" : "", reference: "", date: "" };
}

export const fetchOrderDetails = defineEndpoint({
  name: "fetchOrderDetails",
  summary: "One order of the borrower: status, texts, rows, and the prompts of its screen",
  method: "GET",
  path: "/v3/loan-details",
  input: v.object({ productId: inputName, orderId: inputName }),
  body: envelopeSchema(
    v.object({
      orderStatus: v.string(),
      noticeStatusText: v.string(),
      noticeDesText: v.string(),
      recProducts: v.array(recommendedSchema),
      productName: v.string(),
      productLogo: v.string(),
      userOrderDetail: v.object({ detail: v.array(rowSchema) }),
      inside: v.string(),
      h5Url: v.string(),
      isDelay: v.picklist(["0", "1"]),
      telephone: v.string(),
      isScore: v.picklist(["0", "1"]),
      playeduL: v.string(),
      reyMsg: v.string(),
      KindTipsMsg: v.string(),
      cardNeedPop: v.picklist([0, 1]),
      cardPopTitle: v.string(),
      cardPopMsg: v.string(),
      payment: orderPaymentSchema,
      timeline: v.array(stepSchema),
      plan: planRequestSchema,
      part: partSchema,
      lateDayFee: v.pipe(
        wireAmountSchema,
        v.description("What the next late day of the payment that is due adds, in centavos; 0 when nothing is due."),
      ),
      account: boundAccountSchema,
    }),
  ),
  handle({ input, borrower, lender, origin }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined || now.order.productId !== input.productId) return NO_ORDER;
    const { order } = now;
    const product = lender.products.find(order.productId);
    if (product === undefined) return NO_ORDER;
    const texts = statusTexts(now);
    return success(
      withOverrides(
        {
          orderStatus: order.status,
          noticeStatusText: texts.title,
          noticeDesText: texts.description,
          recProducts: order.recommends
            ? lender.products.besides(product.id).map((other) => recommend(other, origin))
            : [],
          productName: product.name,
          productLogo: assetUrl(origin, product.logo),
          userOrderDetail: { detail: orderRows(now) },
          inside: "",
          h5Url: "",
          isDelay: order.isRolloverAllowed ? ("1" as const) : ("0" as const),
          telephone: "",
          isScore: "0" as const,
          playeduL: "",
          reyMsg: "",
          KindTipsMsg: "",
          cardNeedPop: 0 as const,
          cardPopTitle: "",
          cardPopMsg: "",
          payment: orderPayment(lender, order.id),
          timeline: orderTimeline(now),
          part: partRange(now.bill),
          lateDayFee: now.bill?.nextLateDayCentavos ?? 0,
          plan: orderPlanRequest(now, lender.planRequests.find(order.id)),
          account: describeAccount(lender.bankAccounts.find(borrower.id, product.id)?.fields),
        },
        order.overrides,
      ),
    );
  },
});
