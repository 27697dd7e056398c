import type { Locator, Page } from "@playwright/test";
import { field } from "../../harness/borrower.ts";
import { expect, test } from "../../harness/test.ts";

const upright = { width: 360, height: 740 };
const sideways = { width: 740, height: 360 };

/** Turns the phone several times. Each time `expectState` must pass, and the page must not be wider than the phone. */
async function turn(page: Page, expectState: () => Promise<void>) {
  for (const size of [sideways, upright, sideways]) {
    await page.setViewportSize(size);
    await expectState();
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
  }
}

/**
 * Expects that a tap in the middle of an element hits it after scrolling to it. Scrolls before each try: in landscape the
 * action bar is part of the page, and a lazy component above it moves it down when it loads.
 */
async function expectWithinReach(target: Locator) {
  const isHit = async () => {
    await target.scrollIntoViewIfNeeded();
    return target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.contains(element));
    });
  };
  await expect.poll(isHit).toBe(true);
}

test("turning the phone keeps the input, the focus and the open sheet, and the account is saved once", {
  tag: "@long",
}, async ({ page, open, callSandbox }) => {
  await open("/bindBank", { productId: "p-1" });
  for (const name of ["Account number", "Confirm account number"]) await field(page, name).fill("001245678901");
  await turn(page, async () => {
    await expect(field(page, "Confirm account number")).toBeFocused();
    await expect(field(page, "Account number")).toHaveValue("0012 4567 8901");
  });
  for (const [name, choice] of [
    ["Bank", "Island Savings Bank"],
    ["City", "Makati"],
    ["Payday", "15"],
  ] as const) {
    await page.setViewportSize(upright);
    await page.getByRole("button", { name, exact: true }).click();
    const sheet = page.getByRole("dialog", { name, exact: true });
    await sheet.getByRole("radio", { name: choice, exact: true }).check();
    await turn(page, async () => {
      await expect(sheet.getByRole("radio", { name: choice, exact: true })).toBeChecked();
      await expectWithinReach(sheet.getByRole("button", { name: "Confirm" }));
    });
    await sheet.getByRole("button", { name: "Confirm" }).click();
    await expect(sheet).toHaveCount(0);
  }
  await expectWithinReach(page.getByRole("button", { name: "Next" }));
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Your account is saved" })).toBeVisible();
  expect(await callSandbox("/sandbox/accounts")).toMatchObject([{ changes: 1 }]);
});

test("turning the phone keeps a complaint's text, and a repayment's main action within reach", {
  tag: "@long",
}, async ({ page, openLive }) => {
  await openLive("/complainPageNext", { orderNo: "2611210046", problemType: "2" });
  const complaint = field(page, "Tell us what happened");
  await complaint.fill("I paid, and was told I had not.");
  await turn(page, async () => {
    await expect(complaint).toHaveValue("I paid, and was told I had not.");
    await expect(complaint).toBeFocused();
    await expectWithinReach(page.getByRole("button", { name: "Send" }));
  });
  await page.setViewportSize(upright);
  await openLive("/repay", { productId: "p-1", orderId: "o-174" });
  await turn(page, () => expectWithinReach(page.getByRole("button", { name: "Payment Method" })));
});
