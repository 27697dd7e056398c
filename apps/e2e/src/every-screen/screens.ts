import type { Locator, Page } from "@playwright/test";
import { type CallSandbox, order } from "../harness/test.ts";

/** A screen that requests data before it can render. */
export interface LoadedScreen {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** The query with which the sandbox has data. Default: `query`. */
  readonly readQuery?: (callSandbox: CallSandbox) => Promise<Readonly<Record<string, string>>>;
  /** Part of the path of its request. */
  readonly call: string;
  /** An element that only the loaded screen shows. */
  readonly shows: (page: Page) => Locator;
  /** The screen redirects to another page, which then sets the focus. */
  readonly redirects?: boolean;
}

const heading = (name: string | RegExp, level?: number) => (page: Page) =>
  page.getByRole("heading", { name, ...(level !== undefined && { level }) });
const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name }).first();

/** The screens that need other ids than those of one order, or that show more than their page (`deriveScreen`). */
export const LOADED_SCREENS: readonly LoadedScreen[] = [
  { path: "/loanDetail", query: order, call: "/v3/loan-details", shows: heading("Payment is due soon") },
  { path: "/order", query: order, call: "/v3/loan-details", shows: heading("Payment is due soon") },
  {
    path: "/loanConfirm",
    query: { productId: "p-1" },
    call: "/loan-detail-confirm",
    shows: button("Go Loan"),
  },
  { path: "/loanConfirm2", query: { productId: "p-2" }, call: "/goya/details", shows: button("Get this loan") },
  { path: "/loginFailure", query: {}, call: "/scholarships", shows: heading("Failed") },
  { path: "/recommendList", query: {}, call: "/scholarships", shows: button("Apply now") },
  {
    path: "/productUrl",
    query: { productId: "p-1" },
    call: "/goya/enter",
    shows: button("Go Loan"),
    redirects: true,
  },
  {
    path: "/loanAgreement",
    query: { ...order, scene: "3", position: "loan-agreement" },
    call: "/contract-jump",
    shows: (page) => page.locator("iframe"),
  },
  { path: "/repay", query: order, call: "/loan-play-detail", shows: button("Payment Method") },
  { path: "/repayDelay", query: order, call: "/pettypy", shows: button("Payment Method") },
  {
    path: "/repayOrNot",
    query: order,
    call: "/loan-play-detail",
    shows: (page) => page.getByRole("link", { name: "Repay now" }),
  },
  { path: "/repayChoose", query: order, call: "/repayment-way", shows: button("Pay") },
  { path: "/receipt", query: { orderId: "o-200" }, call: "/installment/receipts", shows: heading("Payments") },
  { path: "/bindBank", query: { productId: "p-1" }, call: "/card-init", shows: button("Next") },
  { path: "/complaint", query: { orderId: "o-174" }, call: "/problem-init", shows: button("Repayment") },
  { path: "/complaintUrl", query: { orderId: "o-174" }, call: "/problem-init", shows: button("Repayment") },
  {
    path: "/complainPageNext",
    query: { orderNo: "o-174", problemType: "2" },
    call: "/problem-init",
    shows: button("Send"),
  },
  { path: "/complaintList", query: {}, call: "/problem-list", shows: (page) => page.getByRole("tablist") },
  {
    path: "/complainDetails",
    query: { problemId: "c-1" },
    readQuery: async (callSandbox) => {
      const [seeded] = (await callSandbox("/sandbox/complaints")) as { id: string }[];
      return { problemId: seeded?.id ?? "" };
    },
    call: "/problem-detail",
    shows: heading("Process Result"),
  },
  { path: "/customerService", query: {}, call: "/contact-kf-info", shows: (page) => page.getByRole("link").first() },
];

/** The paths that load no data, and the query that they need. */
export const OTHER_SCREENS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "/repaymentOfCode": { showType: "1", payCode: "801244673091", repayAmount: "265000" },
  "/repaymentOfCode2": {},
  "/payInstructions": {},
  "/promotion": {},
  "/": {},
  "/About": {},
  "/Policy": {},
  "/Loan": {},
  "/Contact": {},
  "/aboutUs": {},
  "/privacyPolicy": {},
  "/error": {},
  "/otherSite": {},
  "/testPreview": {},
};
