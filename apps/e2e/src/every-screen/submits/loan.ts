import { expect, order } from "../../harness/test.ts";
import { expectHeading, type Submit, tap } from "./Submit.ts";

export const submitsOfLoan: readonly Submit[] = [
  {
    name: "apply for a loan",
    call: "/loan-detail-push",
    effect: "ordersCreated",
    prepare: ({ open }) => open("/loanConfirm", { productId: "p-1" }),
    send: (page) => tap(page, "Go Loan"),
    expectDone: (page) => expectHeading(page, "Application received"),
  },
  {
    name: "apply for a loan, newer variant",
    call: "/goya/push",
    effect: "ordersCreated",
    prepare: async ({ page, open }) => {
      await open("/loanConfirm2", { productId: "p-2" });
      await tap(page, "Get this loan");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    },
    send: (page) => tap(page, "Go Loan"),
    expectDone: (page) => expectHeading(page, "Application received"),
  },
  {
    name: "rate the app",
    call: "/google-score",
    effect: "orderScores",
    prepare: async ({ page, open, callSandbox }) => {
      await callSandbox("/sandbox/orders/o-200", { isScore: "1" });
      await open("/loanDetail", { ...order, orderId: "o-200" });
      await page.getByRole("dialog").getByRole("radio", { name: "2 stars" }).check({ force: true });
    },
    send: (page) => page.getByRole("dialog").getByRole("button", { name: "Submit" }).click(),
    expectInputPreserved: (page) =>
      expect(page.getByRole("dialog").getByRole("radio", { name: "2 stars" })).toBeChecked(),
    expectDone: (page) => expect(page.getByRole("dialog").getByRole("button", { name: "Close" })).toBeVisible(),
  },
];
