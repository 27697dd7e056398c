import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

/**
 * Taps the middle of the bottom action with a finger, several times. The touches carry the times of the borrower's pace,
 * because a busy machine sends them later.
 */
async function tapBottom(page: Page, name: string, gaps: readonly number[]) {
  const box = await page.getByRole("button", { name, exact: true }).boundingBox();
  if (!box) throw new Error(`Button "${name}" was not found.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const phone = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  for (const gap of [0, ...gaps]) {
    // The page is in any state by then.
    await page.waitForTimeout(gap);
    timestamp += gap / 1000;
    await phone.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }], timestamp });
    await phone.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [], timestamp });
  }
  await phone.detach();
}

test("a finger that repeats its tap opens the methods, and pays with none", async ({ page, openLive, callSandbox }) => {
  await openLive("/repay", { productId: "p-1", orderId: "o-170" });
  // The code for it comes while the phone is idle.
  await page.waitForLoadState("networkidle");
  await tapBottom(page, "Payment Method", [450, 450]);
  const sheet = page.getByRole("dialog", { name: "Payment Method" });
  await expect(sheet).toBeVisible();
  const readCodes = () => callSandbox("/sandbox/requests?path=generate-vcode");
  // A tap after a look at the sheet works.
  await page.waitForTimeout(1_500);
  expect(await readCodes()).toEqual([]);
  await expect(sheet).toBeVisible();
  await tapBottom(page, "Payment", []);
  await expect.poll(readCodes).toHaveLength(1);
});
