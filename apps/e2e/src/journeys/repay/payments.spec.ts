import AxeBuilder from "@axe-core/playwright";
import type { Locator, Page } from "@playwright/test";
import { type CallSandbox, expect, launchQuery, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const paths = ["/loanDetail", "/repay", "/repayDelay"];

type Decision = "pay" | "refuse" | "leave-pending";

/** Decides as the payer of the counter code that the seeded sandbox has for o-174. */
async function decide(callSandbox: CallSandbox, decision: Decision) {
  const codes = (await callSandbox("/sandbox/codes", undefined, "GET")) as { token: string; orderId: string }[];
  const token = codes.find(({ orderId }) => orderId === "o-174")?.token ?? "";
  await callSandbox(`/sandbox/wallet/${token}`, { decision });
}

const status = (page: Page) => page.getByRole("main").getByRole("status");
const background = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

async function startPayment(page: Page) {
  await page.getByRole("button", { name: "Payment Method" }).click();
  await page.getByRole("dialog", { name: "Payment Method" }).getByRole("button", { name: "Payment" }).click();
}

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
    await expect(status(target).filter({ hasText: "Do not pay again" })).toBeVisible();
    await expect(status(target).filter({ hasText: "Sandbox Wallet" })).toBeVisible();
  };
  await expectPending(page);
  await page.reload();
  await expectPending(page);
  const secondTab = await page.context().newPage();
  await secondTab.goto(`${sandbox.origin}/loanDetail?${new URLSearchParams({ ...launchQuery, ...order })}`);
  await expectPending(secondTab);
  const newProcess = await browser.newContext();
  const another = await newProcess.newPage();
  for (const path of paths) {
    await another.goto(`${sandbox.origin}${path}?${new URLSearchParams({ ...launchQuery, ...order })}`);
    await expectPending(another);
  }
  await newProcess.close();
});

test("a pending payment requires a confirmation on the order before another payment", async ({
  page,
  open,
  callSandbox,
}) => {
  await decide(callSandbox, "leave-pending");
  await open("/loanDetail", order);
  const repay = page.getByRole("button", { name: "REPAY", exact: true });
  const softer = await background(repay);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await repay.click();
  const dialog = page.getByRole("dialog", { name: "Pay again?" });
  const wait = dialog.getByRole("button", { name: "Wait" });
  expect(await background(wait)).not.toBe(softer);
  await wait.click();
  await expect(dialog).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/loanDetail");
  await page.getByRole("button", { name: "Rollover Repayment" }).click();
  await dialog.getByRole("button", { name: "Pay again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rollover Repayment" })).toBeVisible();
});

for (const path of ["/repay", "/repayDelay"]) {
  test(`a pending payment requires a confirmation on ${path} before another payment`, async ({
    page,
    open,
    callSandbox,
  }) => {
    let requests = 0;
    page.on("request", (request) => {
      if (request.url().includes("/generate-vcode")) requests += 1;
    });
    await decide(callSandbox, "leave-pending");
    await open(path, order);
    const method = page.getByRole("button", { name: "Payment Method" });
    const softer = await background(method);
    await startPayment(page);
    const dialog = page.getByRole("dialog", { name: "Pay again?" });
    expect(await background(dialog.getByRole("button", { name: "Wait" }))).not.toBe(softer);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await page.getByRole("dialog", { name: "Payment Method" }).getByRole("button", { name: "Payment" }).click();
    await expect(dialog).toBeVisible();
    expect(requests).toBe(0);
    await dialog.getByRole("button", { name: "Pay again" }).click();
    await page.waitForURL(/\/sandbox\/wallet/);
    expect(requests).toBe(1);
  });
}

test("a declined payment shows that no money was taken, and paying again is the main action", async ({
  page,
  open,
  callSandbox,
}) => {
  await decide(callSandbox, "refuse");
  await open("/loanDetail", order);
  await expect(status(page).filter({ hasText: "declined" })).toContainText("Nothing was taken");
  const main = await background(page.getByRole("button", { name: "REPAY", exact: true }));
  await page.getByRole("button", { name: "REPAY", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
  await expect(status(page).filter({ hasText: "declined" })).toContainText("Nothing was taken");
  expect(await background(page.getByRole("button", { name: "Payment Method" }))).toBe(main);
  await open("/repayDelay", order);
  await expect(status(page).filter({ hasText: "declined" })).toBeVisible();
  await startPayment(page);
  await page.waitForURL(/\/sandbox\/wallet/);
});

test("a received payment is shown on the order, on the repayment and instead of the extension", async ({
  page,
  open,
  callSandbox,
}) => {
  await decide(callSandbox, "pay");
  for (const path of ["/loanDetail", "/repay"]) {
    await open(path, order);
    await expect(status(page).filter({ hasText: "Your payment was received" })).toContainText("2650.00");
  }
  await open("/repayDelay", order);
  await expect(page.getByRole("heading", { name: "Your payment was received" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
});

test("a pending payment that is settled in the meantime is shown when the borrower returns to the order", async ({
  page,
  open,
  callSandbox,
}) => {
  await decide(callSandbox, "leave-pending");
  await open("/loanDetail", order);
  await expect(status(page).filter({ hasText: "Do not pay again" })).toBeVisible();
  await decide(callSandbox, "pay");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(status(page).filter({ hasText: "Your payment was received" })).toBeVisible();
});

test("the repayment of a paid order shows a success with amount, date and next step", async ({ page, open }) => {
  for (const path of ["/repay", "/repayDelay", "/repayOrNot", "/repayChoose"]) {
    await open(path, { productId: "p-1", orderId: "o-200" });
    await expect(page.getByRole("heading", { name: "Your payment was received" })).toBeVisible();
    const payment = page.getByRole("region", { name: "What was paid" });
    await expect(payment).toContainText("2650.00");
    await expect(payment).toContainText(/\d{4}-\d\d-\d\d/);
    await expect(page.getByRole("region", { name: "What is next" })).toContainText("Nothing is due on this loan.");
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  }
  await page.getByRole("button", { name: "Check your order" }).click();
  await expect(page.getByRole("heading", { name: "Fully paid. Thank you!" })).toBeVisible();
});

test("the extension of an extended order shows a success, and the next payment is still possible", async ({
  page,
  open,
}) => {
  await open("/repayDelay", order);
  await startPayment(page);
  await page.getByRole("button", { name: /^Pay / }).click();
  await open("/repayDelay", order);
  await expect(page.getByRole("heading", { name: "Your extension is paid" })).toBeVisible();
  await expect(page.getByRole("region", { name: "What was paid" })).toContainText("Sandbox Wallet");
  await expect(page.getByRole("region", { name: "What is next" })).toContainText(/2650\.00.*\d{4}-\d\d-\d\d/);
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
  await open("/repay", order);
  await expect(status(page).filter({ hasText: "Your payment was received" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
});

test("an order without payments shows the server's message without an error", async ({ page, open }) => {
  await open("/repay", { productId: "p-1", orderId: "o-110" });
  await expect(page.getByRole("heading", { name: "Nothing is due on this loan." })).toBeVisible();
  await page.getByRole("button", { name: "Check your order" }).click();
  await expect(page.getByRole("heading", { name: "Under review" })).toBeVisible();
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
  await expect(status(page).filter({ hasText: "You started a payment" })).toContainText("Sandbox Wallet");
  await page.getByRole("button", { name: "REPAY", exact: true }).click();
  await page.getByRole("dialog", { name: "Pay again?" }).getByRole("button", { name: "Pay again" }).click();
  // The repayment's response contains no payment, and the lender's data takes precedence.
  await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
  await expect(page.getByText("You started a payment")).toHaveCount(0);
});
