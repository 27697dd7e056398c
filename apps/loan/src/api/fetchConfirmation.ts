import type { Api, WireNames } from "@lending/api-client";
import { flag, httpLink, list, parseResponse, record, text } from "@lending/api-client/schema";
import { readMoney } from "@lending/domain/money";
import type { DetailRow } from "@lending/ui/detail-rows";
import { formatAccount, isAmountText } from "@lending/ui/format";
import type * as v from "valibot";
import type { ResultOf } from "./ResultOf.ts";

/** The two families of confirmation calls. */
export type ConfirmationVariant = "v3" | "newer";

export const confirmationRequests = {
  v3: { client: "helper", method: "GET", path: "/v3/loan-confirm/loan-detail-confirm" },
  newer: { client: "form", method: "POST", path: "/gopia/goya/details" },
} as const;

/** Fields of both variants, under the names of version 3. */
const entries = {
  amount: text(),
  periods: text(),
  termUnit: text(),
  details: list(record({ text: text(), value: text() })),
  repay_plans: list(record({ description: text(), amount: text(), pay_time: text() })),
  pRateDsc: text(),
  isPopType: flag(),
  popTitle: text(),
  popContent: text(),
  popAgreementUrl: text(),
  comProductLogo: httpLink(),
  comProductName: text(),
};
/** Fields under the same name in both variants. `firstPeriodDay` is new in the newer one, and the others in both. */
const sharedEntries = {
  firstPeriodDay: text(),
  lateDayFee: text(),
  account: record({ name: text(), lastDigits: text() }),
};
const onlyV3 = { firstPayTime: text(), sendSms: text() };
const onlyNewer = { NewButtonMsg: text(), NewPopMsg: text() };

/** Wire schema of the version 3 response. */
export const confirmationSchema = record({ ...entries, ...sharedEntries, ...onlyV3 });

/** Fields with another name in the newer variant: their meaning in `wireNames` -> their name in version 3. */
const renamed = {
  amount: "amount",
  periods: "periods",
  termUnit: "termUnit",
  details: "details",
  repayPlans: "repay_plans",
  rateDescription: "pRateDsc",
  popType: "isPopType",
  popTitle: "popTitle",
  popContent: "popContent",
  popAgreementUrl: "popAgreementUrl",
  productLogo: "comProductLogo",
  productName: "comProductName",
} as const satisfies Partial<Record<keyof WireNames["confirmation"], keyof typeof entries>>;
const meanings = Object.keys(renamed) as (keyof typeof renamed)[];

/** Wire schema of the newer variant's response, under the wire names of the deployment. */
export const newerConfirmationSchema = (names: WireNames["confirmation"]) =>
  record({
    ...Object.fromEntries(meanings.map((meaning) => [names[meaning], entries[renamed[meaning]]])),
    ...sharedEntries,
    ...onlyNewer,
  });

/** Both responses under the names of version 3. A field that one variant lacks is empty. */
const bothVariants = record({ ...entries, ...sharedEntries, ...onlyV3, ...onlyNewer });

/** Renames the fields of the newer variant's response to the names of version 3. */
function readNewer(data: unknown, names: WireNames["confirmation"]): unknown {
  const wire: Readonly<Record<string, unknown>> = parseResponse(newerConfirmationSchema(names), data);
  return { ...wire, ...Object.fromEntries(meanings.map((meaning) => [renamed[meaning], wire[names[meaning]]])) };
}

/** An offer that the borrower reads before borrowing. Texts come from the server; an empty text means there is none. */
export type Confirmation = ReturnType<typeof toConfirmation>;

export async function fetchConfirmation(
  api: Api,
  variant: ConfirmationVariant,
  productId: string,
  signal: AbortSignal,
): Promise<ResultOf<{ confirmation: Confirmation }>> {
  const response = await api.request({ ...confirmationRequests[variant], fields: { productId } }, { signal });
  if (!response.ok) return { ok: false, message: response.message, isFinal: response.code === "404" };
  const { data } = response;
  const names = api.wireNames.confirmation;
  const isV3 = variant === "v3";
  const known = isV3 ? parseResponse(confirmationSchema, data) : readNewer(data, names);
  const sentPlan = Object(data)[isV3 ? "repay_plans" : names.repayPlans];
  return { ok: true, confirmation: toConfirmation(parseResponse(bothVariants, known), sentPlan) };
}

/** The label of a total, in every language of the catalogue. */
export const TOTAL_LABEL = /\btotal\b|kabuuan|合计|总/i;

function toConfirmation(wire: v.InferOutput<typeof bothVariants>, sentPlan: unknown) {
  const plan = wire.repay_plans.map(({ description, amount, pay_time }) => ({
    description,
    amount: readMoney(amount),
    date: pay_time,
  }));
  const rows = wire.details
    .map((row) => ({ label: row.text, value: row.value }))
    .filter((row) => row.label !== "" || row.value !== "");
  const isTotal = ({ label }: (typeof rows)[number]) => TOTAL_LABEL.test(label);
  return {
    amount: readMoney(wire.amount),
    /** Length of the loan, in units of `termUnit`. An empty or numeric unit means days. */
    periods: wire.periods,
    termUnit: wire.termUnit,
    rate: wire.pRateDsc,
    /** The last row is marked when its label matches `TOTAL_LABEL`. */
    rows: rows.map(
      (row, index): DetailRow =>
        index > 0 && index === rows.length - 1 && isTotal(row) ? { ...row, isTotal: true } : row,
    ),
    /** The first row with an amount whose label matches `TOTAL_LABEL`. */
    total: rows.find((row) => isTotal(row) && isAmountText(row.value)),
    plan,
    /** Whether `plan` has every payment that was sent: it lacks a malformed one, and one beyond the list's limit. */
    isPlanComplete: Array.isArray(sentPlan) && sentPlan.length === plan.length,
    /** Days from receiving the money to the first payment; undefined when the lender does not send it. */
    firstPeriodDays: /^(?:0|[1-9]\d{0,3})$/.test(wire.firstPeriodDay) ? Number(wire.firstPeriodDay) : undefined,
    /** What the first late day of a payment costs. */
    lateDayFee: readMoney(wire.lateDayFee),
    /** The account that receives the money, by its bank and last digits; "" when unknown. */
    account: formatAccount(wire.account),
    firstPaymentDate: wire.firstPayTime || (plan[0]?.date ?? ""),
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
