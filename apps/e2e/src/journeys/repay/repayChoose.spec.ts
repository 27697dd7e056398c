import type { Page } from "@playwright/test";
import { readSmsCode } from "../../harness/borrower.ts";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

async function choose(page: Page, card: string) {
  await page.getByRole("radio", { name: card }).check({ force: true });
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

test("a card that requires an SMS code pays once with it", {
  tag: ["@card-repayment.route", "@card-repayment.code-step", "@card-repayment.confirmed", "@card-repayment.load"],
}, async ({ page, open, callSandbox }) => {
  await open("/repayChoose", order);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await expect(page.getByText("please select a bank card first")).toBeVisible();
  await choose(page, "Bank of the Sandbox");
  await expect(page.getByRole("button", { name: /^5\ds$/ })).toBeDisabled();
  const { code } = await readSmsCode(callSandbox);
  const field = page.getByRole("textbox", { name: "SMS code" });
  await field.fill("12345");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("please enter the correct code").first()).toBeVisible();
  await field.fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("wrong code").first()).toBeVisible();
  await field.fill(code);
  await page.getByRole("button", { name: "Confirm" }).dblclick();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-174/);
  expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ payments: 1, cardRepayments: 1 });
});
