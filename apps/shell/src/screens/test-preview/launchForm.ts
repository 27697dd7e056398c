import { declareStored } from "@lending/bridge/stored";
import { bindBankPath } from "@lending/domain/addresses/bank-binding";
import { complaintPath, customerServicePath } from "@lending/domain/addresses/complaints";
import { loanConfirmPath, loanDetailPath } from "@lending/domain/addresses/loan";
import { aboutUsPath, privacyPolicyPath } from "@lending/domain/addresses/public";
import { payInstructionsPath, repayDelayPath, repayPath } from "@lending/domain/addresses/repay";

/** The query parameters of a launch link in their order, as edited on the test page. */
export const launchFields = [
  { name: "appVersion", label: "App version" },
  { name: "deviceName", label: "Device name" },
  { name: "deviceId", label: "Device id" },
  { name: "osVersion", label: "OS version" },
  { name: "sessionId", label: "Session id" },
  { name: "advertisingId", label: "Advertising id" },
  { name: "productId", label: "Product id" },
  { name: "orderId", label: "Order id" },
] as const;

type LaunchField = (typeof launchFields)[number]["name"];
export type LaunchValues = Readonly<Record<LaunchField, string>>;

const readTexts = (stored: unknown): Partial<LaunchValues> =>
  Object.fromEntries(Object.entries(Object(stored)).filter(([, value]) => typeof value === "string"));

/** The ids that the developer typed on the test page. */
const typedIds = declareStored({ key: "testPreview", place: "session", read: readTexts });
/** Other values that the developer typed on the test page. */
const typedValues = declareStored({ key: "phone.testPreview", place: "local", read: readTexts });

/** Reads the stored values. Values that were never edited come from the current launch. */
export function readLaunchValues(launched: Partial<LaunchValues>): LaunchValues {
  const values = { ...launched, ...typedValues.read(), ...typedIds.read() };
  return Object.fromEntries(launchFields.map(({ name }) => [name, values[name] ?? ""])) as LaunchValues;
}

/** Stores the values: only for the life of the tab those that identify a borrower or a device. */
export function saveLaunchValues({ deviceId, sessionId, advertisingId, ...others }: LaunchValues): void {
  typedIds.save({ deviceId, sessionId, advertisingId });
  typedValues.save(others);
}

const none = { productId: "", orderId: "" };

/** The pages of the native app's menu, one button each. */
export const previewPages = [
  { label: "Confirm loan", path: loanConfirmPath(none) },
  { label: "Loan detail", path: loanDetailPath(none) },
  { label: "Repay", path: repayPath(none) },
  { label: "Extension", path: repayDelayPath(none) },
  { label: "Bind bank", path: bindBankPath({ productId: none.productId }) },
  { label: "About us", path: aboutUsPath },
  { label: "Complaint", path: complaintPath() },
  { label: "Customer service", path: customerServicePath },
  { label: "Privacy policy", path: privacyPolicyPath },
  { label: "Repayment instructions", path: payInstructionsPath() },
];

/**
 * Returns the launch link of a page. An emptied field is present but empty, so that the page does not use the stored value.
 * The language is named too: a launch by another device discards it.
 */
export function launchLink(path: string, values: LaunchValues, lang: string): string {
  return `${path}?${new URLSearchParams({ ...values, ...(lang !== "" && { lang }) })}`;
}
