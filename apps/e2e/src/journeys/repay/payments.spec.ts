import { decide, findStatus, readBackground, startPayment } from "../../harness/payments.ts";
import { expect, launchQuery, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

test("a payment that the wallet leaves pending is shown on the repayment and its extension, also in a new process", async ({
  page,
  open,
  browser,
  sandbox,
}) => {
  await open("/repay", order);
  await startPayment(page);
  await page.getByRole("button", { name: "Leave pending" }).click();
  await expect(page.getByRole("link", { name: "Back to your loan" })).toBeVisible();
  const newProcess = await browser.newContext();
  const another = await newProcess.newPage();
  for (const path of ["/repay", "/repayDelay"]) {
    await another.goto(`${sandbox.origin}${path}?${new URLSearchParams({ ...launchQuery, ...order })}`);
    await expect(findStatus(another).filter({ hasText: "Do not pay again" })).toBeVisible();
    await expect(findStatus(another).filter({ hasText: "Sandbox Wallet" })).toBeVisible();
  }
  await newProcess.close();
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
    const softer = await readBackground(method);
    await startPayment(page);
    const dialog = page.getByRole("dialog", { name: "Pay again?" });
    expect(await readBackground(dialog.getByRole("button", { name: "Wait" }))).not.toBe(softer);
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
  openLive,
  callSandbox,
}) => {
  const method = page.getByRole("button", { name: "Payment Method" });
  await openLive("/repay", order);
  const main = await readBackground(method);
  await decide(callSandbox, "refuse");
  await openLive("/repay", order);
  await expect(findStatus(page).filter({ hasText: "declined" })).toContainText("Nothing was taken");
  expect(await readBackground(method)).toBe(main);
  await open("/repayDelay", order);
  await expect(findStatus(page).filter({ hasText: "declined" })).toBeVisible();
  await startPayment(page);
  await page.waitForURL(/\/sandbox\/wallet/);
});

test("a received payment is shown on the repayment and instead of the extension", async ({
  page,
  open,
  callSandbox,
}) => {
  await decide(callSandbox, "pay");
  await open("/repay", order);
  await expect(findStatus(page).filter({ hasText: "Your payment was received" })).toContainText("2650.00");
  await open("/repayDelay", order);
  await expect(page.getByRole("heading", { name: "Your payment was received" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
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
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-200$/);
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
  await expect(findStatus(page).filter({ hasText: "Your payment was received" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
});

test("an order without payments shows the server's message without an error", async ({ page, open }) => {
  await open("/repay", { productId: "p-1", orderId: "o-110" });
  await expect(page.getByRole("heading", { name: "Nothing is due on this loan." })).toBeVisible();
  await page.getByRole("button", { name: "Check your order" }).click();
  await expect(page).toHaveURL(/\/loanDetail\?productId=p-1&orderId=o-110$/);
});
