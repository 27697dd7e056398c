import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_PRODUCT, refuse, success, withOverrides } from "../envelope.ts";
import { inputName } from "../inputFields.ts";
import { rowSchema } from "../schemas.ts";
import { wireAmountSchema } from "../wireMoney.ts";
import { confirmationOf } from "./confirmationOf.ts";

export const planLineSchema = v.object({ description: v.string(), amount: wireAmountSchema, pay_time: v.string() });

/** An addition of the sandbox that a lender may omit. */
export const lateDayFeeSchema = v.pipe(
  wireAmountSchema,
  v.description("The most that a late day of a payment costs, in centavos. The confirmation's cost card shows it."),
);

export const fetchConfirmation = defineEndpoint({
  name: "fetchConfirmation",
  summary: "The offer that a borrower confirms, version 3",
  method: "GET",
  path: "/v3/loan-confirm/loan-detail-confirm",
  input: v.object({ productId: inputName }),
  body: envelopeSchema(
    v.object({
      amount: wireAmountSchema,
      periods: v.number(),
      termUnit: v.string(),
      details: v.array(rowSchema),
      repay_plans: v.array(planLineSchema),
      firstPayTime: v.string(),
      firstPeriodDay: v.number(),
      lateDayFee: lateDayFeeSchema,
      pRateDsc: v.string(),
      sendSms: v.string(),
      isPopType: v.string(),
      popTitle: v.string(),
      popContent: v.string(),
      popAgreementUrl: v.string(),
      comProductLogo: v.string(),
      comProductName: v.string(),
    }),
  ),
  handle({ input, lender, origin }) {
    const product = lender.products.find(input.productId);
    if (product === undefined) return NO_PRODUCT;
    if (!product.isEnabled) return refuse("30", `${product.name} is full today. Please try again tomorrow.`);
    const offer = confirmationOf(product, lender, origin);
    return success(
      withOverrides(
        {
          amount: offer.amount,
          periods: offer.periods,
          termUnit: offer.termUnit,
          details: offer.details,
          repay_plans: offer.repayPlans,
          firstPayTime: offer.firstPayTime,
          firstPeriodDay: offer.firstPeriodDay,
          lateDayFee: offer.lateDayFee,
          pRateDsc: offer.rateDescription,
          sendSms: "0",
          isPopType: offer.popType,
          popTitle: offer.popTitle,
          popContent: offer.popContent,
          popAgreementUrl: offer.popAgreementUrl,
          comProductLogo: offer.productLogo,
          comProductName: offer.productName,
        },
        product.overrides,
      ),
    );
  },
});
