import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_PRODUCT, refuse, success, withOverrides } from "../envelope.ts";
import { inputName } from "../inputFields.ts";
import { rowSchema } from "../schemas.ts";
import { wireAmountSchema } from "../wireMoney.ts";
import { WIRE_NAMES } from "../wireNames.ts";
import { confirmationOf } from "./confirmationOf.ts";
import { lateDayFeeSchema, planLineSchema } from "./fetchConfirmation.ts";

const names = WIRE_NAMES.confirmation;

/** Maps version 3 field names, which the console's overrides use, to this variant's names. */
const NAMES_OF_V3: Readonly<Record<string, string>> = {
  amount: names.amount,
  periods: names.periods,
  termUnit: names.termUnit,
  details: names.details,
  repay_plans: names.repayPlans,
  pRateDsc: names.rateDescription,
  isPopType: names.popType,
  popTitle: names.popTitle,
  popContent: names.popContent,
  popAgreementUrl: names.popAgreementUrl,
  comProductLogo: names.productLogo,
  comProductName: names.productName,
};

const renamed = (overrides: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(overrides).map(([name, value]) => [NAMES_OF_V3[name] ?? name, value]));

export const fetchConfirmation2 = defineEndpoint({
  name: "fetchConfirmation2",
  summary: "The offer that a borrower confirms, newer variant: obfuscated names, custom button and pop-up",
  method: "POST",
  path: "/gopia/goya/details",
  input: v.object({ productId: inputName }),
  body: envelopeSchema(
    v.object({
      [names.amount]: wireAmountSchema,
      [names.periods]: v.number(),
      [names.termUnit]: v.string(),
      [names.details]: v.array(rowSchema),
      [names.repayPlans]: v.array(planLineSchema),
      [names.rateDescription]: v.string(),
      [names.popType]: v.string(),
      [names.popTitle]: v.string(),
      [names.popContent]: v.string(),
      [names.popAgreementUrl]: v.string(),
      [names.productLogo]: v.string(),
      [names.productName]: v.string(),
      firstPeriodDay: v.pipe(v.number(), v.description("Days to the first payment. Needed for the effective rate.")),
      lateDayFee: lateDayFeeSchema,
      NewButtonMsg: v.string(),
      NewPopMsg: v.string(),
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
          [names.amount]: offer.amount,
          [names.periods]: offer.periods,
          [names.termUnit]: offer.termUnit,
          [names.details]: offer.details,
          [names.repayPlans]: offer.repayPlans,
          [names.rateDescription]: offer.rateDescription,
          [names.popType]: offer.popType,
          [names.popTitle]: offer.popTitle,
          [names.popContent]: offer.popContent,
          [names.popAgreementUrl]: offer.popAgreementUrl,
          [names.productLogo]: offer.productLogo,
          [names.productName]: offer.productName,
          firstPeriodDay: offer.firstPeriodDay,
          lateDayFee: offer.lateDayFee,
          NewButtonMsg: "Get this loan",
          NewPopMsg: "You pay nothing before the money arrives.",
        },
        renamed(product.overrides),
      ),
    );
  },
});
