import { defineMessages } from "@lending/ui/locale";

const source = {
  reference: "Reference number",
  referenceHint: "Your reference number is the payment code of your repayment. Have it at hand.",
  walletTitle: "A wallet app: Pay Bills",
  walletOpen: "Open your wallet app and tap Pay Bills.",
  walletFind: (biller: string) => `Search for ${biller} among the billers.`,
  walletFill: "Enter the reference number and the amount, then pay.",
  secondTitle: "Another wallet app: Bills",
  secondOpen: "Open the app and tap Bills, then Loans.",
  secondFill: (biller: string) => `Choose ${biller}, enter the reference number and the amount, and confirm.`,
  storeTitle: "At a store",
  storeFill: "Fill in the bills payment slip with the biller, the reference number and the amount.",
  storePay: "Give slip and cash to the cashier.",
  storeKeep: "Check the reference number on the receipt, and keep it.",
  after: "Most payments show on your order within an hour. Pay once only.",
  enlarge: (what: string) => `Enlarge: ${what}`,
  homePicture: "Pay Bills on the wallet's home",
  billerPicture: "the lender among the billers",
  formPicture: "where the reference number goes",
  secondHomePicture: "Bills on the other wallet's home",
  secondFormPicture: "the other wallet's form",
  slipPicture: "the slip, filled in",
  receiptPicture: "the receipt",
  wallet: "Wallet",
  billers: "Billers",
  payBills: "Pay Bills",
  bills: "Bills",
  loans: "Loans",
  amount: "Amount",
  pay: "Pay",
  slip: "Payment slip",
  biller: "Biller",
  receipt: "Paid",
} as const;

export type PayInstructionMessages = typeof source;

export const payInstructionMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
