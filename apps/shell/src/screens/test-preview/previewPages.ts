import { locations } from "@lending/bridge";
import type { TestPreviewMessages } from "./messages.ts";
import type { PreviewValues } from "./previewFields.ts";

/** Keys of the messages that are plain texts. */
type Label = {
  [Key in keyof TestPreviewMessages]: TestPreviewMessages[Key] extends string ? Key : never;
}[keyof TestPreviewMessages];

interface PreviewPage {
  readonly label: Label;
  /** Path of the page, to which the values are added. */
  readonly path: string;
}

const none = { productId: "", orderId: "" };

/** The pages of the native app's menu, one button each. */
export const previewPages: readonly PreviewPage[] = [
  { label: "confirmLoan", path: locations.loanConfirm(none) },
  { label: "loanDetail", path: locations.loanDetail(none) },
  { label: "repay", path: locations.repay(none) },
  { label: "extension", path: locations.repayDelay(none) },
  { label: "bindBank", path: locations.bindBank({ productId: none.productId }) },
  { label: "aboutUs", path: locations.aboutUs() },
  { label: "complaint", path: locations.complaint() },
  { label: "customerService", path: locations.customerService() },
  { label: "privacyPolicy", path: locations.privacyPolicy() },
  { label: "repaymentInstructions", path: locations.payInstructions() },
];

/**
 * Returns the launch link of a page. An emptied field is present but empty, so that the page does not use the stored value.
 * The language is named too: a launch by another device discards it.
 */
export function launchLink(path: string, values: PreviewValues, lang: string): string {
  return `${path}?${new URLSearchParams({ ...values, ...(lang !== "" && { lang }) })}`;
}
