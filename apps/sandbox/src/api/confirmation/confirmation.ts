import { formatPeso } from "@lending/ui/amount";
import * as v from "valibot";
import { describeAccount } from "../../lender/bankForm.ts";
import { lateFee } from "../../lender/bill.ts";
import type { Borrower } from "../../lender/borrowers.ts";
import { addDays } from "../../lender/calendar.ts";
import type { Lender } from "../../lender/createLender.ts";
import { instalmentTitle, periodDays, planInstalments, wholeInterest } from "../../lender/instalments.ts";
import { AGREEMENTS, findAgreement } from "../../lender/records.ts";
import { defineEndpoint, type Endpoint, fullToday, NO_ORDER, NO_PRODUCT, refuse, success } from "../endpoint.ts";
import { agreementUrl, assetUrl, siteUrl } from "../links.ts";
import { rateText } from "../products/products.ts";
import { inputAmount, inputInteger, inputName, optionalName, WIRE_NAMES } from "../readFields.ts";

const names = WIRE_NAMES.confirmation;

/** The version 3 names of the fields that both variants have, with those of the newer variant. */
const NEWER_NAMES: Readonly<Record<string, string>> = {
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

const toNewerNames = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [NEWER_NAMES[name] ?? name, value]));

/** Returns the offer that a borrower reads before borrowing, or why there is none. */
function offerOf(productId: string, borrower: Borrower, lender: Lender, origin: string) {
  const product = lender.products.find(productId);
  if (product === undefined) return NO_PRODUCT;
  if (!product.isEnabled) return fullToday(product);
  const terms = { ...product, principalCentavos: product.offerCentavos };
  const interest = wholeInterest(terms);
  const plan = planInstalments(terms, lender.clock.today());
  const highestPayment = Math.max(0, ...plan.map((line) => line.principalCentavos + line.interestCentavos));
  const shared = {
    amount: product.offerCentavos,
    periods: product.termDays,
    termUnit: "days",
    details: [
      { text: "You receive", value: formatPeso(product.offerCentavos) },
      { text: "Interest", value: formatPeso(interest) },
      { text: "Other fees", value: formatPeso(0) },
      { text: "Total to repay", value: formatPeso(product.offerCentavos + interest) },
    ],
    repay_plans: plan.map((instalment) => ({
      description: instalmentTitle(instalment.position, plan.length),
      amount: instalment.principalCentavos + instalment.interestCentavos,
      pay_time: instalment.dueOn,
    })),
    pRateDsc: rateText(product),
    isPopType: "1",
    popTitle: "Leave this offer?",
    popContent: "Your offer stays open today. Nothing has been borrowed yet.",
    popAgreementUrl: "",
    comProductLogo: assetUrl(origin, product.logo),
    comProductName: product.name,
  };
  // Additions of the sandbox that a lender may omit.
  const added = {
    // Needed for the effective rate.
    firstPeriodDay: periodDays(product),
    // The most that a late day of a payment costs. The confirmation's cost card shows it.
    lateDayFee: lateFee(product.lateFee, highestPayment, 1, false),
    account: describeAccount(lender.bankAccounts.find(borrower.id, productId)?.fields),
  };
  const firstPayTime = plan[0]?.dueOn ?? addDays(lender.clock.today(), product.termDays);
  return { shared, added, firstPayTime, overrides: product.overrides };
}

export const fetchConfirmation = defineEndpoint({
  summary: "The offer that a borrower confirms, version 3",
  method: "GET",
  path: "/v3/loan-confirm/loan-detail-confirm",
  input: v.object({ productId: inputName }),
  handle({ input, borrower, lender, origin }) {
    const offer = offerOf(input.productId, borrower, lender, origin);
    if ("code" in offer) return offer;
    const { shared, added, firstPayTime, overrides } = offer;
    return success({ ...shared, ...added, firstPayTime, sendSms: "0", ...overrides });
  },
});

export const fetchConfirmation2 = defineEndpoint({
  summary: "The offer that a borrower confirms, newer variant: obfuscated names, custom button and pop-up",
  method: "POST",
  path: "/gopia/goya/details",
  input: v.object({ productId: inputName }),
  handle({ input, borrower, lender, origin }) {
    const offer = offerOf(input.productId, borrower, lender, origin);
    if ("code" in offer) return offer;
    const texts = { NewButtonMsg: "Get this loan", NewPopMsg: "You pay nothing before the money arrives." };
    return success({ ...toNewerNames(offer.shared), ...offer.added, ...texts, ...toNewerNames(offer.overrides) });
  },
});

const inputSchema = v.object({ amount: inputAmount, periods: inputInteger, termUnit: inputName, productId: inputName });

const makePushLoan = (
  variant: Pick<Endpoint, "summary" | "path">,
  input: v.GenericSchema<unknown, v.InferOutput<typeof inputSchema>>,
  linkName: string,
) =>
  defineEndpoint({
    ...variant,
    method: "POST",
    input,
    handle({ input: { amount: amountCentavos, periods, productId }, borrower, lender, origin }) {
      const product = lender.products.find(productId);
      if (product === undefined) return NO_PRODUCT;
      const applied = lender.book.apply({ borrowerId: borrower.id, product, amountCentavos, periods });
      if ("orderId" in applied)
        return success({ [linkName]: siteUrl(origin, "/loanDetail", { productId, orderId: applied.orderId }) });
      if (applied.outcome === "closed-product") return fullToday(product);
      if (applied.outcome === "changed-offer") return refuse("31", "This offer has changed. Please read it again.");
      return refuse("32", "You have this loan already. Please repay it first.");
    },
  });

export const pushLoan = makePushLoan(
  {
    summary: "Applies for the offer, version 3; applying again while the order is pending returns the same order",
    path: "/v3/loan-confirm/loan-detail-push",
  },
  inputSchema,
  "lendDetailsUrl",
);

export const pushLoan2 = makePushLoan(
  { summary: "Applies for the offer, newer variant", path: "/gopia/goya/push" },
  // The newer variant accepts the obfuscated names and the plain ones.
  v.pipe(
    v.record(v.string(), v.string()),
    v.transform((fields) => ({
      ...fields,
      amount: fields[names.amount] ?? fields.amount,
      periods: fields[names.periods] ?? fields.periods,
      termUnit: fields[names.termUnit] ?? fields.termUnit,
    })),
    inputSchema,
  ),
  names.redirectLink,
);

const makeFetchAgreements = (variant: Pick<Endpoint, "summary" | "path">) =>
  defineEndpoint({
    ...variant,
    method: "GET",
    input: v.object({ productId: inputName, scene: optionalName }),
    handle({ input, lender }) {
      if (lender.products.find(input.productId) === undefined) return NO_PRODUCT;
      return success(AGREEMENTS);
    },
  });

export const fetchAgreements = makeFetchAgreements({
  summary: "The agreements of a product, version 3",
  path: "/v3/contract/contract",
});

export const fetchAgreements2 = makeFetchAgreements({
  summary: "The agreements of a product, newer variant",
  path: "/gopia/goya/agreements",
});

const makeFetchAgreementUrl = (variant: Pick<Endpoint, "summary" | "path">, linkName: string) =>
  defineEndpoint({
    ...variant,
    method: "GET",
    // `position` is the agreement's identifier.
    input: v.object({ productId: inputName, scene: optionalName, position: inputName, orderId: optionalName }),
    handle({ input, borrower, lender, origin, language }) {
      const { productId, orderId, position: identifier } = input;
      if (lender.products.find(productId) === undefined) return NO_PRODUCT;
      if (findAgreement(identifier) === undefined) return refuse("404", "We could not find this agreement.");
      if (orderId !== "" && lender.book.own(borrower.id, orderId)?.order.productId !== productId) return NO_ORDER;
      const token = lender.agreements.link({ borrowerId: borrower.id, productId, orderId, identifier });
      return success({ [linkName]: agreementUrl(origin, token, language) });
    },
  });

export const fetchAgreementUrl = makeFetchAgreementUrl(
  { summary: "The URL of one agreement, version 3", path: "/v3/contract/contract-jump" },
  "contract_url",
);

export const fetchAgreementUrl2 = makeFetchAgreementUrl(
  { summary: "The URL of one agreement, newer variant", path: "/gopia/goya/agreement-jump" },
  WIRE_NAMES.confirmation.redirectLink,
);
