import type { Page } from "@playwright/test";
import { control, holdScripts, tapAt } from "../../harness/beforeScripts.ts";
import { expect, order, test } from "../../harness/test.ts";

/** Expects the repayment, one step after the launch. */
async function expectRepayment(page: Page) {
  await expect(page.getByRole("heading", { level: 1, name: "Repayment", exact: true })).toBeVisible();
  // The router numbers its entries from 0.
  expect(await page.evaluate(() => history.state.idx)).toBe(1);
}

test("the tap on a link shows the next facts before the shell runs, and Back returns to the order", async ({
  page,
  open,
}) => {
  const release = await holdScripts(page);
  const opened = open("/loanDetail", order).catch(() => undefined);
  await tapAt(page, "REPAY");
  await expect(page.locator("#skeleton")).toContainText("Repayment amount");
  await expect(control(page, "Payment Method")).toBeVisible();
  await expect(page).toHaveURL(/\/repay\?productId=p-1&orderId=o-174$/);
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("#skeleton")).toContainText("Payment is due soon");
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("a tap while the shell waits for the screen's files works once", async ({ page, open }) => {
  const release = await holdScripts(page, /\/assets\/loan\/(?!.*facts\.).+\.js$/);
  const opened = open("/loanDetail", order).catch(() => undefined);
  await expect(control(page, "REPAY")).toBeVisible();
  await page.waitForFunction(() => !(Symbol.for("lending.handover") in window));
  await tapAt(page, "REPAY", 2);
  release();
  await opened;
  await expectRepayment(page);
});
