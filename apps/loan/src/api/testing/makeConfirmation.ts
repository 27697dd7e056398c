import type { WireNames } from "@lending/api-client";
import { parseEnvironment } from "@lending/bridge/environment";

const plan = [
  { description: "First payment", amount: 265_000, pay_time: "2026-12-21" },
  { description: "Second payment", amount: 265_000, pay_time: "2027-01-20" },
  { description: "Third payment", amount: 265_000, pay_time: "2027-02-19" },
  { description: "Last payment", amount: 265_000, pay_time: "2027-03-21" },
];

const sandboxCash = {
  amount: 1_000_000,
  periods: 120,
  termUnit: "days",
  details: [
    { text: "You receive", value: "₱10,000.00" },
    { text: "Interest", value: "₱600.00" },
    { text: "Total to repay", value: "₱10,600.00" },
  ],
  repay_plans: plan,
  firstPayTime: "2026-12-21",
  firstPeriodDay: 30,
  lateDayFee: 400,
  account: { name: "Bank of the Sandbox", lastDigits: "8901" },
  pRateDsc: "0.05% a day",
  sendSms: "0",
  isPopType: "0",
  popTitle: "Leave this offer?",
  popContent: "Your offer stays open today. Nothing has been borrowed yet.",
  popAgreementUrl: "",
  comProductLogo: "https://h5.test/sandbox/assets/sandbox-cash.svg",
  comProductName: "Sandbox Cash",
};

/** Fields of an offer under the names of version 3. A test may send malformed values. */
export type ConfirmationFields = Partial<Record<keyof typeof sandboxCash, unknown>>;

export const makeConfirmation = (overrides: ConfirmationFields = {}) => ({ ...sandboxCash, ...overrides });

/** Pop-up fields of the newer variant, under their wire names. */
interface Promotion {
  NewPopMsg?: unknown;
  NewButtonMsg?: unknown;
}

/** Builds the `data` of the newer variant: the same offer under obfuscated names, with the texts of its pop-up. */
export function makeNewerConfirmation(
  overrides: ConfirmationFields & Promotion = {},
  names: WireNames["confirmation"] = parseEnvironment({}).wireNames.confirmation,
): Readonly<Record<string, unknown>> {
  const { NewPopMsg = "", NewButtonMsg = "", ...fields } = overrides;
  const offer = makeConfirmation(fields);
  return {
    [names.amount]: offer.amount,
    [names.periods]: offer.periods,
    [names.termUnit]: offer.termUnit,
    [names.details]: offer.details,
    [names.repayPlans]: offer.repay_plans,
    [names.rateDescription]: offer.pRateDsc,
    [names.popType]: offer.isPopType,
    [names.popTitle]: offer.popTitle,
    [names.popContent]: offer.popContent,
    [names.popAgreementUrl]: offer.popAgreementUrl,
    [names.productLogo]: offer.comProductLogo,
    [names.productName]: offer.comProductName,
    firstPeriodDay: offer.firstPeriodDay,
    lateDayFee: offer.lateDayFee,
    account: offer.account,
    NewPopMsg,
    NewButtonMsg,
  };
}
