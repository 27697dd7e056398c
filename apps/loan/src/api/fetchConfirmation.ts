import type { WireNames } from "@lending/api-client";
import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { flag, httpLink, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { readMoney } from "@lending/domain/money";
import { showDay, showRowDay } from "@lending/ui/day";
import type { DetailRow } from "@lending/ui/detail-rows";
import { formatAccount } from "@lending/ui/format";
import { firstOfferFields, TOTAL_LABEL, toFirstOffer } from "./firstOffer.ts";
import { recordUnder } from "./recordUnder.ts";

/** The two families of confirmation calls. */
export type ConfirmationVariant = "v3" | "newer";

/** Fields of both variants, under the names of version 3. */
const { firstPayTime, ...firstEntries } = firstOfferFields;
const entries = {
  ...firstEntries,
  repay_plans: list(record({ description: text(), amount: text(), pay_time: text() })),
  periods: text(),
  termUnit: text(),
  pRateDsc: text(),
  isPopType: flag(),
  popTitle: text(),
  popContent: text(),
  popAgreementUrl: text(),
  comProductLogo: httpLink(),
  comProductName: text(),
  // Under the same name in both variants. `firstPeriodDay` is new in the newer one, and the others in both.
  firstPeriodDay: text(),
  lateDayFee: text(),
  account: record({ name: text(), lastDigits: text() }),
};

/** Wire schema of the version 3 response. */
export const confirmationSchema = record({ ...entries, firstPayTime, sendSms: text() });

/** Wire schema of the newer variant's response, under the wire names of the deployment. */
export const newerConfirmationSchema = (names: WireNames["confirmation"]) => {
  const renamed = {
    ...names,
    repay_plans: names.repayPlans,
    pRateDsc: names.rateDescription,
    isPopType: names.popType,
    comProductLogo: names.productLogo,
    comProductName: names.productName,
  };
  return recordUnder(renamed, { ...entries, NewButtonMsg: text(), NewPopMsg: text() });
};

/** The fields of both variants, under the names of version 3. One that a variant lacks is empty. */
type BothVariants = Omit<ValueOf<typeof confirmationSchema>, "sendSms"> &
  ValueOf<ReturnType<typeof newerConfirmationSchema>>;

/** An offer that the borrower reads before borrowing. Texts come from the server; an empty text means there is none. */
export type Confirmation = ReturnType<typeof toConfirmation>;

function toConfirmation(wire: BothVariants, sentPlan: unknown) {
  const plan = wire.repay_plans.map(({ description, amount, pay_time }) => ({
    description,
    amount: readMoney(amount),
    date: showDay(pay_time),
  }));
  const rows = wire.details
    .map((row) => ({ label: row.text, value: showRowDay(row.text, row.value) }))
    .filter((row) => row.label !== "" || row.value !== "");
  const isTotal = ({ label }: (typeof rows)[number]) => TOTAL_LABEL.test(label);
  return {
    ...toFirstOffer(wire),
    /** Length of the loan, in units of `termUnit`. An empty or numeric unit means days. */
    periods: wire.periods,
    termUnit: wire.termUnit,
    rate: wire.pRateDsc,
    /** The last row is marked when its label matches `TOTAL_LABEL`. */
    rows: rows.map(
      (row, index): DetailRow =>
        index > 0 && index === rows.length - 1 && isTotal(row) ? { ...row, isTotal: true } : row,
    ),
    plan,
    /** Whether `plan` has every payment that was sent: it lacks a malformed one, and one beyond the list's limit. */
    isPlanComplete: Array.isArray(sentPlan) && sentPlan.length === plan.length,
    /** Days from receiving the money to the first payment; undefined when the lender does not send it. */
    firstPeriodDays: /^(?:0|[1-9]\d{0,3})$/.test(wire.firstPeriodDay) ? Number(wire.firstPeriodDay) : undefined,
    /** What the first late day of a payment costs. */
    lateDayFee: readMoney(wire.lateDayFee),
    /** The account that receives the money, by its bank and last digits; "" when unknown. */
    account: formatAccount(wire.account),
    productName: wire.comProductName,
    productLogo: wire.comProductLogo,
    /** Shown when the borrower is about to leave the page. Sent when isPopType is 1. */
    stayPrompt: wire.isPopType ? { title: wire.popTitle, message: wire.popContent } : undefined,
    /** URL of an agreement that the borrower must accept before anything else. */
    agreementLink: wire.popAgreementUrl,
    /** The newer variant's pop-up: its message and its button label. */
    promotion: wire.NewPopMsg === "" ? undefined : { message: wire.NewPopMsg, button: wire.NewButtonMsg },
  };
}

const offer = { fields: { productId: fromQuery("productId") } } as const;

/** The offer of a product. */
export const confirmation = defineRead({
  ...offer,
  client: "helper",
  method: "GET",
  path: "/v3/loan-confirm/loan-detail-confirm",
  data: confirmationSchema,
  read: (wire, { sent }) => toConfirmation({ ...wire, NewButtonMsg: "", NewPopMsg: "" }, Object(sent).repay_plans),
  additions: ["firstPeriodDay", "lateDayFee", "account"],
});

/** The offer of a product, in the newer variant. */
export const newerConfirmation = defineRead({
  ...offer,
  client: "form",
  method: "POST",
  path: "/gopia/goya/details",
  data: ({ confirmation: names }: WireNames) => newerConfirmationSchema(names),
  read: (wire, { sent, names }) =>
    toConfirmation({ ...wire, firstPayTime: "" }, Object(sent)[names.confirmation.repayPlans]),
  additions: ["lateDayFee", "account"],
});
