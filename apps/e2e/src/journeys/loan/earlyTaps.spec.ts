import type { Page } from "@playwright/test";
import { expectNextScreen, testEarlyPositions, testEarlyTap } from "../../every-screen/testEarlyTaps.ts";
import { holdScripts, tapAt } from "../../harness/beforeScripts.ts";
import { expect, test } from "../../harness/test.ts";

const dueSoon = { productId: "p-1", orderId: "o-174" };

const control = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

testEarlyTap({ path: "/loanDetail", order: dueSoon, name: "REPAY", expectEffect: expectNextScreen("Repayment") });
for (const [path, orderId, name, title] of [
  ["/loanDetail", "o-174", "Rollover Repayment", "Rollover Repayment"],
  ["/loanDetail", "o-170", "Repayment", "Repayment"],
  ["/order", "o-174", "REPAY", "Repayment"],
] as const)
  testEarlyTap({ path, order: { ...dueSoon, orderId }, name, counts: [2], expectEffect: expectNextScreen(title) });

testEarlyPositions("/loanDetail", { ...dueSoon, orderId: "o-200" }, ["Borrow Again"]);
testEarlyPositions("/loanDetail", { ...dueSoon, lang: "fil-PH" }, ["I-extend ang due date"]);

test("the tap on a link shows the next facts before the shell runs, and Back returns to the order", async ({
  page,
  open,
}) => {
  const release = await holdScripts(page);
  const opened = open("/loanDetail", dueSoon).catch(() => undefined);
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

test("Back of the next screen returns to the order after an early tap", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/loanDetail", dueSoon);
  await tapAt(page, "REPAY");
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await control(page, "Back").click();
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("a tap while the shell waits for the screen's files works once", async ({ page, open }) => {
  const release = await holdScripts(page, /\/assets\/loan\/.+\.js$/);
  const opened = open("/loanDetail", dueSoon).catch(() => undefined);
  await expect(control(page, "REPAY")).toBeVisible();
  await page.waitForFunction(() => !(Symbol.for("lending.handover") in window));
  await tapAt(page, "REPAY", 2);
  release();
  await opened;
  await expectNextScreen("Repayment")(page);
});

for (const [what, body] of [
  ["a pending payment", { payment: { state: "processing" } }],
  ["a confirmation link", { playeduL: "https://lender.example/x" }],
] as const) {
  test(`an order with ${what} shows no early actions`, async ({ page, open }) => {
    await page.route("**/v3/loan-details?*", async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...json, data: { ...json.data, ...body } } });
    });
    await holdScripts(page);
    void open("/loanDetail", dueSoon).catch(() => undefined);
    await expect(page.locator("#skeleton")).toContainText("Amount due");
    await expect(page.locator("[data-retry][data-above]")).toHaveCount(0);
  });
}

test("the keyboard focus moves from an early button to the screen's", async ({ page, open }) => {
  const release = await holdScripts(page);
  const opened = open("/loanDetail", dueSoon);
  await expect(control(page, "REPAY")).toBeVisible();
  await control(page, "REPAY").focus();
  release();
  await opened;
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(control(page, "REPAY")).toBeFocused();
});
