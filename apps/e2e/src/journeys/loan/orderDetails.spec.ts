import type { Page } from "@playwright/test";
import { field, findStatus, installApp, next, pick, startPayment } from "../../harness/borrower.ts";
import { expect, launchQuery, order, test } from "../../harness/test.ts";

test("one borrower cannot read another's order", { tag: "@product.one-borrower" }, async ({ page, open }) => {
  await open("/loanDetail", { productId: "p-1", orderId: "o-other" });
  await expect(page.getByText("The order could not be shown").first()).toBeVisible();
  await expect(page.getByText("Your loan is active")).toHaveCount(0);
});

test("REPAY opens the repayment of the same order in another remote, and Back returns", {
  tag: ["@product.borrower-tasks", "@order-details.route", "@repayment.route"],
}, async ({ page, open }) => {
  await open("/loanDetail", order);
  await expect(page).toHaveTitle("Order Details");
  await page.getByRole("link", { name: "REPAY", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/repay?productId=p-1&orderId=o-174");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("an order that needs an account receives one, and is shown again without the dialog", {
  tag: "@bank-account.to-order",
}, async ({ page, open, callSandbox }) => {
  const commands = await installApp(page);
  await callSandbox("/sandbox/orders/o-151", {
    cardNeedPop: 1,
    cardPopTitle: "Bind your bank card",
    cardPopMsg: "Please.",
  });
  await open("/loanDetail", { productId: "p-1", orderId: "o-151" });
  await page.getByRole("button", { name: "Go and bind the card" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Payment account information" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("source")).toBe("loanDetail");
  await page.getByRole("tab", { name: "E-wallet" }).click();
  await pick(page, "E-wallet", "Bayani Wallet");
  await field(page, "Wallet number").fill("09171234567");
  await expect(field(page, "Wallet number")).toHaveValue("091 7123 4567");
  await pick(page, "City", "Manila");
  await pick(page, "Payday", "1");
  const posted = page.waitForRequest(/\/bind-card-change/);
  await next(page).click();
  expect(new URLSearchParams((await posted).postData() ?? "").get("cardTypeMi")).toBe("2");
  await expect(page.getByRole("heading", { name: "Your loan is on its way" })).toBeVisible();
  // The entry of the order that was opened first, with the query of its launch.
  expect(new URL(page.url()).pathname).toBe("/loanDetail");
  expect(new URL(page.url()).searchParams.get("orderId")).toBe("o-151");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(commands).toEqual(["startBankStep", "endBankStep"]);
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => commands).toEqual(["startBankStep", "endBankStep", "closeWebview"]);
});

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
  await expect(page.getByRole("link", { name: "REPAY", exact: true })).toBeVisible();
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
