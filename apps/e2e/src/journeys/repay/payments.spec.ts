import type { Locator } from "@playwright/test";
import { decide, findStatus, startPayment } from "../../harness/borrower.ts";
import { expect, test } from "../../harness/test.ts";

const readBackground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);

const order = { productId: "p-1", orderId: "o-174" };

test("a pending payment requires a confirmation before another payment", async ({ page, open, callSandbox }) => {
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().includes("/generate-vcode")) requests += 1;
  });
  await decide(callSandbox, "leave-pending");
  await open("/repay", order);
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

test("an extension issues one code for two taps, and opens its payment page", async ({ page, open, callSandbox }) => {
  const posted: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/generate-vcode"))
      posted.push(new URLSearchParams(request.postData() ?? "").get("isDelay"));
  });
  await open("/repayDelay", order);
  await expect(page.getByRole("heading", { level: 1, name: "Rollover Repayment" })).toBeVisible();
  await page.getByRole("button", { name: "Payment Method" }).click();
  const sheet = page.getByRole("dialog", { name: "Payment Method" });
  await expect(sheet.getByRole("radio").first()).toBeChecked();
  await sheet.getByRole("button", { name: "Payment" }).dblclick();
  await page.waitForURL(/\/sandbox\/wallet|\/repaymentOfCode/);
  expect(posted).toEqual(["1"]);
  expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ codesIssued: 1 });
});
