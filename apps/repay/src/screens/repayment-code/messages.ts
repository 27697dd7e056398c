import { defineMessages } from "@lending/ui/locale";

const source = {
  amount: "Repayment amount",
  code: "Payment code",
  barcode: "Barcode of the payment code",
  qr: "QR code for this repayment",
  channel: "Where to pay",
  scanTitle: "How to scan",
  scanScreenshot: "Take a screenshot of this page.",
  scanOpen: "In your wallet app, tap Scan.",
  scanPick: "Pick it, then check the amount.",
  how: "How to pay with this code",
  once: "Pay once only. Keep the receipt until this order shows it as paid.",
  onceInPicture: "Pay once only.",
  saveQr: "Save QR",
  qrDownloaded: "Look in your downloads. If no picture is there, take a screenshot of this page.",
  qrNotSaved: "This phone cannot save the picture here. Take a screenshot of this page.",
  noCodeTitle: "There is no code here",
  noCodeHint: "Go back to your repayment and choose a payment method again.",
} as const;

export const codeMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
