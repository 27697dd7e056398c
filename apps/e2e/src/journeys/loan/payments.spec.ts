import type { Page } from "@playwright/test";
import { findStatus, startPayment } from "../../harness/borrower.ts";
import { expect, launchQuery, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

test("a payment that the wallet leaves pending is shown on the order, after a reload, in a second tab and in a new process", async ({
  page,
  open,
  browser,
  sandbox,
}) => {
  await open("/repay", order);
  await startPayment(page);
  await page.getByRole("button", { name: "Leave pending" }).click();
  await page.getByRole("link", { name: "Back to your loan" }).click();
  const expectPending = async (target: Page) => {
    await expect(findStatus(target).filter({ hasText: "Do not pay again" })).toBeVisible();
    await expect(findStatus(target).filter({ hasText: "Sandbox Wallet" })).toBeVisible();
  };
  await expectPending(page);
  await page.reload();
  await expectPending(page);
  const newProcess = await browser.newContext();
  for (const context of [page.context(), newProcess]) {
    const another = await context.newPage();
    await another.goto(`${sandbox.origin}/loanDetail?${new URLSearchParams({ ...launchQuery, ...order })}`);
    await expectPending(another);
  }
  await newProcess.close();
});

test("without payment data from the lender, the order shows the payment started on this phone", async ({
  page,
  open,
  callSandbox,
}) => {
  await callSandbox("/sandbox/orders/o-174", { payment: null });
  await open("/loanDetail", order);
  await expect(page.getByRole("button", { name: "REPAY", exact: true })).toBeVisible();
  await expect(page.getByText("You started a payment")).toHaveCount(0);
  await open("/repay", order);
  await startPayment(page);
  await page.waitForURL(/\/sandbox\/wallet/);
  await page.getByRole("link", { name: "Back to your loan" }).click();
  await expect(findStatus(page).filter({ hasText: "You started a payment" })).toContainText("Sandbox Wallet");
  await page.getByRole("button", { name: "REPAY", exact: true }).click();
  await page.getByRole("dialog", { name: "Pay again?" }).getByRole("button", { name: "Pay again" }).click();
  // The repayment's response contains no payment, and the lender's data takes precedence.
  await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
  await expect(page.getByText("You started a payment")).toHaveCount(0);
});
