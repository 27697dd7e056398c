import { submitsOfBankBinding } from "./submits/bankBinding.ts";
import { submitsOfComplaints } from "./submits/complaints.ts";
import { submitsOfLoan } from "./submits/loan.ts";
import { submitsOfPromo } from "./submits/promo.ts";
import { submitsOfRepay } from "./submits/repay.ts";
import type { Submit } from "./submits/Submit.ts";

/** Everything that a borrower can submit, by the app with its screen. */
export const SUBMITS: Readonly<Record<string, readonly Submit[]>> = {
  loan: submitsOfLoan,
  repay: submitsOfRepay,
  "bank-binding": submitsOfBankBinding,
  complaints: submitsOfComplaints,
  promo: submitsOfPromo,
};
