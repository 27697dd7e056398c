/** One navigation of a round, and a text that only its screen shows. */
export type Stop =
  | { readonly path: string; readonly query: Readonly<Record<string, string>>; readonly shows: string }
  /** By a button of the previous screen, with its full name. */
  | { readonly tap: string; readonly shows: string };

const order = { productId: "p-1", orderId: "o-174" };
const to = (path: string, query: Readonly<Record<string, string>>, shows: string): Stop => ({ path, query, shows });

/** A round through every remote. It ends where it starts, and visits only screens that do not redirect. */
export const stops: readonly Stop[] = [
  to("/loanDetail", order, "Payment is due soon"),
  { tap: "REPAY", shows: "Payment Method" },
  { tap: "Back", shows: "Payment is due soon" },
  to("/loanDetail", { ...order, orderId: "o-200" }, "Borrow Again"),
  to("/loanConfirm", { productId: "p-1" }, "Go Loan"),
  to("/loanConfirm2", { productId: "p-2" }, "Total to repay"),
  to("/recommendList", {}, "Apply now"),
  to("/repayDelay", order, "Payment Method"),
  to("/repayOrNot", order, "Repay now"),
  to("/repayChoose", order, "Pay"),
  to("/payInstructions", {}, ""),
  to("/bindBank", { productId: "p-1" }, "Next"),
  to("/complaint", { orderId: "o-174" }, "Repayment"),
  to("/complainPageNext", { orderNo: "o-174", problemType: "2" }, "Send"),
  to("/complaintList", {}, ""),
  to("/customerService", {}, ""),
  to("/promotion", { id: "1" }, ""),
  to("/", {}, "Contact us"),
  to("/aboutUs", {}, ""),
  to("/privacyPolicy", {}, ""),
];
