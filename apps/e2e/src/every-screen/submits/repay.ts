import type { Page } from "@playwright/test";
import { readSmsCode } from "../../harness/borrower.ts";
import { expect, order } from "../../harness/test.ts";
import { type Submit, tap } from "./Submit.ts";

const expectOrder = (page: Page) => expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174/);
const expectPayment = (page: Page) => expect(page).toHaveURL(/\/sandbox\/wallet|\/repaymentOfCode/);

const pay = (path: string): Submit => ({
  name: `pay on ${path}`,
  call: "/generate-vcode",
  effect: "codesIssued",
  prepare: async ({ page, open }) => {
    await open(path, order);
    await tap(page, "Payment Method");
    await expect(page.getByRole("dialog").getByRole("radio").nth(1)).toBeVisible();
  },
  send: (page) => page.getByRole("dialog").getByRole("button", { name: "Payment", exact: true }).click(),
  expectInputPreserved: (page) => expect(page.getByRole("dialog").getByRole("radio").first()).toBeChecked(),
  expectDone: expectPayment,
});

export const submitsOfRepay: readonly Submit[] = [
  pay("/repay"),
  pay("/repayDelay"),
  {
    name: "pay by card",
    call: "/repayment-commit",
    effect: "cardRepayments",
    prepare: async ({ page, open }) => {
      await open("/repayChoose", order);
      await page.getByRole("radio", { name: "Island Savings Bank" }).check({ force: true });
    },
    send: (page) => tap(page, "Pay"),
    expectInputPreserved: (page) => expect(page.getByRole("radio", { name: "Island Savings Bank" })).toBeChecked(),
    expectDone: expectOrder,
  },
  {
    name: "confirm a card payment by its code",
    call: "/repayment-confirm",
    effect: "cardRepayments",
    prepare: async ({ page, open, callSandbox }) => {
      await open("/repayChoose", order);
      await page.getByRole("radio", { name: "Bank of the Sandbox" }).check({ force: true });
      await tap(page, "Pay");
      await expect(page.getByRole("textbox", { name: "SMS code" })).toBeVisible();
      await page.getByRole("textbox", { name: "SMS code" }).fill((await readSmsCode(callSandbox)).code);
    },
    send: (page) => tap(page, "Confirm"),
    expectInputPreserved: (page) => expect(page.getByRole("textbox", { name: "SMS code" })).toHaveValue(/^\d{6}$/),
    expectDone: expectOrder,
  },
];
