import type * as v from "valibot";
import type { Bill } from "../../lender/bill.ts";
import { daysBetween } from "../../lender/calendar.ts";
import { CHANNELS, DEFAULT_COUNTER, findChannel } from "../../lender/channels.ts";
import type { Lender } from "../../lender/createLender.ts";
import type { Instalment } from "../../lender/instalments.ts";
import type { OrderNow } from "../../lender/orderBook.ts";
import type { PayFor } from "../../lender/payCodes.ts";
import { instalmentTitle } from "../../lender/planInstalments.ts";
import { assetUrl } from "../links.ts";
import { orderPayment } from "../orderPayment.ts";
import { codeFacts, replacedCodes } from "./codeFacts.ts";
import { payNotices } from "./payNotices.ts";
import type { repaymentSchema } from "./repaymentSchema.ts";

type Repayment = v.InferOutput<typeof repaymentSchema>;
type PlanLine = Repayment["repayPlan"][number];

const REMARKS = { paid: "Paid", due: "Next", overdue: "Late", later: "" } as const;

function planState(instalment: Instalment, bill: Bill, today: string): PlanLine["state"] {
  if (instalment.paidOn !== null) return "paid";
  if (daysBetween(instalment.dueOn, today) > 0) return "overdue";
  return instalment.position === bill.position ? "due" : "later";
}

/** Returns the fields that both repayment responses share; each adds its amount, date and rows. */
export function repaymentOf(
  now: OrderNow,
  bill: Bill,
  payFor: Omit<PayFor, "orderId" | "channelNumber">,
  lender: Lender,
  origin: string,
): Omit<Repayment, "repayDate" | "details" | "noticeMsg"> {
  const product = lender.products.find(now.order.productId);
  const counter = findChannel(DEFAULT_COUNTER);
  const code = lender.payCodes.findSame({ ...payFor, orderId: now.order.id, channelNumber: DEFAULT_COUNTER });
  const isUsable = code !== undefined && code.state !== "void" && code.state !== "paid";
  return {
    repayAmount: payFor.amountCentavos,
    productName: product?.name ?? "",
    productLogo: assetUrl(origin, product?.logo ?? ""),
    repayPlan: now.instalments.map((instalment) => {
      const state = planState(instalment, bill, lender.clock.today());
      // An extension pays the late fee now, so its plan no longer contains it.
      const lateFee =
        payFor.purpose === "instalment" && instalment.position === bill.position ? bill.penaltyCentavos : 0;
      return {
        remark: REMARKS[state],
        title: instalmentTitle(instalment.position, now.instalments.length),
        amount: instalment.paidCentavos ?? instalment.principalCentavos + instalment.interestCentavos + lateFee,
        time: instalment.dueOn,
        state,
      };
    }),
    repayList: CHANNELS.map((channel) => ({
      name: channel.name,
      logo: assetUrl(origin, channel.logo),
      channel_number: channel.number,
    })),
    defDetail: {
      payCode: isUsable ? code.code : "",
      logo: assetUrl(origin, counter?.logo ?? ""),
      title: counter?.name ?? "",
      ...codeFacts(now, payFor.amountCentavos, lender),
      replaced: replacedCodes(now, payFor, lender),
      payNotice: payNotices(payFor.amountCentavos),
    },
    isShowReyTop: isUsable ? "1" : "0",
    payment: orderPayment(lender, now.order.id),
  };
}
