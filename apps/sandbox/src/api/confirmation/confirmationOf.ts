import { addDays } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { formatPesos } from "../../lender/formatPesos.ts";
import { lateDayFee } from "../../lender/latePenalty.ts";
import { instalmentTitle, periodDays, planInstalments, wholeInterest } from "../../lender/planInstalments.ts";
import type { Product } from "../../lender/products.ts";
import { assetUrl } from "../links.ts";
import { rateText } from "../recommended.ts";

/** Returns the texts and amounts that a borrower reads before borrowing, shared by both variants of the call. */
export function confirmationOf(product: Product, lender: Lender, origin: string) {
  const terms = { ...product, principalCentavos: product.offerCentavos };
  const interest = wholeInterest(terms);
  const plan = planInstalments(terms, lender.clock.today());
  const highestPayment = Math.max(0, ...plan.map((line) => line.principalCentavos + line.interestCentavos));
  return {
    amount: product.offerCentavos,
    periods: product.termDays,
    termUnit: "days",
    details: [
      { text: "You receive", value: formatPesos(product.offerCentavos) },
      { text: "Interest", value: formatPesos(interest) },
      { text: "Other fees", value: formatPesos(0) },
      { text: "Total to repay", value: formatPesos(product.offerCentavos + interest) },
    ],
    repayPlans: plan.map((instalment) => ({
      description: instalmentTitle(instalment.position, plan.length),
      amount: instalment.principalCentavos + instalment.interestCentavos,
      pay_time: instalment.dueOn,
    })),
    firstPayTime: plan[0]?.dueOn ?? addDays(lender.clock.today(), product.termDays),
    firstPeriodDay: periodDays(product),
    lateDayFee: lateDayFee(product.lateFee, highestPayment),
    rateDescription: rateText(product),
    popType: "1",
    popTitle: "Leave this offer?",
    popContent: "Your offer stays open today. Nothing has been borrowed yet.",
    popAgreementUrl: "",
    productLogo: assetUrl(origin, product.logo),
    productName: product.name,
  };
}
