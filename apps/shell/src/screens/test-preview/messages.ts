import { defineMessages } from "@lending/ui/locale";

const source = {
  parameters: "Launch parameters",
  appVersion: "App version",
  deviceName: "Device name",
  deviceId: "Device id",
  osVersion: "OS version",
  sessionId: "Session id",
  advertisingId: "Advertising id",
  productId: "Product id",
  orderId: "Order id",
  pages: "Pages",
  confirmLoan: "Confirm loan",
  loanDetail: "Loan detail",
  repay: "Repay",
  extension: "Extension",
  bindBank: "Bind bank",
  aboutUs: "About us",
  complaint: "Complaint",
  customerService: "Customer service",
  privacyPolicy: "Privacy policy",
  repaymentInstructions: "Repayment instructions",
  device: "Device",
  photo: "Photo",
  photoPreview: (name: string) => `Chosen photo: ${name}`,
  contact: "Contact",
  getLocation: "Get location",
  locationRefused: "The location was refused. Allow it in the settings of this page, then try again.",
  locationUnknown: "The device does not know where it is. Try again outdoors.",
  locationLate: "The location took too long. Try again.",
  locationMissing: "This browser gives no location, or only on a secure address.",
  language: "Language",
  nativeCalls: "Native calls",
  nativeHost: (host: string) => `Taken by: ${host}`,
  nativeLog: "Asked so far",
} as const;

export type TestPreviewMessages = typeof source;

/** The words of the developer's test page. */
export const testPreviewMessages = defineMessages({
  source,
  others: {
    "en-PH": () => import("./messages.en-PH.ts"),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
