import { expectNextScreen, testEarlyPositions, testEarlyTap } from "../../every-screen/testEarlyTaps.ts";
import { holdScripts } from "../../harness/holdScripts.ts";
import { tapAt } from "../../harness/tapAt.ts";
import { expect, test } from "../../harness/test.ts";

const dueSoon = { productId: "p-1", orderId: "o-174" };

testEarlyTap({ path: "/repayOrNot", order: dueSoon, name: "Repay now", expectEffect: expectNextScreen("Repayment") });
for (const path of ["/repay", "/repayDelay"])
  testEarlyTap({
    path,
    order: dueSoon,
    name: "Payment Method",
    expectEffect: (page) => expect(page.getByRole("dialog")).toHaveCount(1),
  });

testEarlyPositions("/repayOrNot", dueSoon, ["Repay now", "Not now"]);
testEarlyPositions("/repayOrNot", { ...dueSoon, lang: "fil-PH" }, ["Magbayad na", "Mamaya na"]);
testEarlyPositions("/repay", dueSoon, ["Payment Method"]);
testEarlyPositions("/repayDelay", dueSoon, ["Payment Method"]);

test("Back during the wait discards a tap", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/repay", dueSoon).catch(() => undefined);
  await tapAt(page, "Payment Method");
  await page.evaluate(() => history.pushState({ idx: 1 }, "", "/repay?productId=p-1&orderId=o-174&again=1"));
  await tapAt(page, "Back");
  await expect(page).not.toHaveURL(/again/);
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Payment Method", exact: true })).toBeVisible();
  // The sheet's file has arrived.
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a tap is discarded when the screen shows another amount", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/repay", dueSoon);
  await tapAt(page, "Payment Method");
  await page.locator("#skeleton [data-amount]").evaluate((slot) => {
    slot.textContent = "₱9.99";
  });
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
