import type { Messages } from "@lending/ui/locale";
import type { KeptCodeMessages } from "./messages.ts";

export const messages = {
  contractNumber: "Contract number",
  totalPayment: "Total payment",
  keepSlip: "Please keep the deposit slip as proof of payment.",
  noneTitle: "No payment was kept on this phone",
  noneHint: "Go back to your repayment and choose a payment method. Its code will be kept here.",
} satisfies Messages<KeptCodeMessages>;
