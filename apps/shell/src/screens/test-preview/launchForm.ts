import type { LocalKey, SessionKey } from "@lending/bridge/stored";
import { bindBankPath } from "@lending/domain/addresses/bank-binding";
import { complaintPath, customerServicePath } from "@lending/domain/addresses/complaints";
import { loanConfirmPath, loanDetailPath } from "@lending/domain/addresses/loan";
import { aboutUsPath, privacyPolicyPath } from "@lending/domain/addresses/public";
import { payInstructionsPath, repayDelayPath, repayPath } from "@lending/domain/addresses/repay";
import type { TestPreviewMessages } from "../../messages/source.ts";

/** The query parameters of a launch link in their order, as edited on the test page. */
export const launchFields = [
  "appVersion",
  "deviceName",
  "deviceId",
  "osVersion",
  "sessionId",
  "advertisingId",
  "productId",
  "orderId",
] as const;

type LaunchField = (typeof launchFields)[number];
export type LaunchValues = Readonly<Record<LaunchField, string>>;

/** Stored only for the life of the tab, because they identify a borrower or a device. */
const secretFields: readonly LaunchField[] = ["deviceId", "sessionId", "advertisingId"];

/** Maximum length in a launch link. A launch ignores longer values. */
export const lengthMax = (field: LaunchField) => (field === "sessionId" ? 4096 : 200);

/** The storages of a window. Both may be getters that throw. */
export interface StoragePort {
  readonly localStorage: Pick<Storage, "getItem" | "setItem">;
  readonly sessionStorage: Pick<Storage, "getItem" | "setItem">;
}

/** The ids that the developer typed on the test page. */
const SECRET_KEY: SessionKey = "testPreview";
/** Other values that the developer typed on the test page. */
const PLAIN_KEY: LocalKey = "phone.testPreview";

/** Returns the tab's storage for secret values and the persistent storage for the others, with the key in it. */
const storeOf = (port: StoragePort, isSecret: boolean) =>
  isSecret ? ([port.sessionStorage, SECRET_KEY] as const) : ([port.localStorage, PLAIN_KEY] as const);

function readStore(port: StoragePort, isSecret: boolean): URLSearchParams {
  try {
    const [storage, key] = storeOf(port, isSecret);
    return new URLSearchParams(storage.getItem(key) ?? "");
  } catch {
    return new URLSearchParams();
  }
}

/** Reads the stored values. Values that were never edited come from the current launch. */
export function readLaunchValues(port: StoragePort, launched: Partial<LaunchValues>): LaunchValues {
  const secret = readStore(port, true);
  const plain = readStore(port, false);
  const read = (name: LaunchField) => secret.get(name) ?? plain.get(name) ?? launched[name] ?? "";
  return Object.fromEntries(launchFields.map((name) => [name, read(name)])) as LaunchValues;
}

/** Stores the values. Without storage they exist until the page closes. */
export function saveLaunchValues(port: StoragePort, values: LaunchValues): void {
  for (const isSecret of [true, false]) {
    const stored = new URLSearchParams();
    for (const field of launchFields) {
      if (secretFields.includes(field) === isSecret) stored.set(field, values[field]);
    }
    try {
      const [storage, key] = storeOf(port, isSecret);
      storage.setItem(key, `${stored}`);
    } catch {
      // Storage is blocked or full: the fields still hold the values.
    }
  }
}

/** Keys of the messages that are plain texts. */
type Label = {
  [Key in keyof TestPreviewMessages]: TestPreviewMessages[Key] extends string ? Key : never;
}[keyof TestPreviewMessages];

const none = { productId: "", orderId: "" };

/** The pages of the native app's menu, one button each. */
export const previewPages: readonly { readonly label: Label; readonly path: string }[] = [
  { label: "confirmLoan", path: loanConfirmPath(none) },
  { label: "loanDetail", path: loanDetailPath(none) },
  { label: "repay", path: repayPath(none) },
  { label: "extension", path: repayDelayPath(none) },
  { label: "bindBank", path: bindBankPath({ productId: none.productId }) },
  { label: "aboutUs", path: aboutUsPath },
  { label: "complaint", path: complaintPath() },
  { label: "customerService", path: customerServicePath },
  { label: "privacyPolicy", path: privacyPolicyPath },
  { label: "repaymentInstructions", path: payInstructionsPath() },
];

/**
 * Returns the launch link of a page. An emptied field is present but empty, so that the page does not use the stored value.
 * The language is named too: a launch by another device discards it.
 */
export function launchLink(path: string, values: LaunchValues, lang: string): string {
  return `${path}?${new URLSearchParams({ ...values, ...(lang !== "" && { lang }) })}`;
}
