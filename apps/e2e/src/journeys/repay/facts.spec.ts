import { holdScripts } from "../../harness/holdScripts.ts";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const apiResponses = /\/api\/app\/(v3\/loan-details|v3\/installment\/loan-play-detail)\?/;

for (const [what, body, shown] of [
  ["markup in place of an amount", { repayAmount: "<img src=x onerror=alert(1)>", repayDate: "2026-12-21" }, "Retry"],
  [
    "an amount with a telephone number behind it",
    { repayAmount: "₱1, call 0917", repayDate: "2026-12-21" },
    "Payment Method",
  ],
  ["an invalid date", { repayAmount: "100", repayDate: "<b>now</b>" }, "Payment Method"],
] as const) {
  test(`the first paint shows no facts when the response contains ${what}`, async ({ page, open }) => {
    await page.route(apiResponses, (route) =>
      route.fulfill({ contentType: "application/json", body: JSON.stringify({ code: "00", message: "", data: body }) }),
    );
    const release = await holdScripts(page);
    const response = page.waitForResponse(apiResponses);
    const opened = open("/repay", order);
    await (await response).finished();
    await expect(page.getByRole("heading", { name: "Repayment" })).toBeVisible();
    await expect(page.locator("#skeleton img, #skeleton b")).toHaveCount(0);
    await expect(page.locator("#skeleton")).not.toContainText(/img|0917|now/);
    release();
    await opened;
    // What is no amount cannot be paid.
    await expect(page.getByRole("button", { name: shown })).toBeVisible();
  });
}

test("a refusal is shown by the screen with the server's message, not by the first paint", async ({ page, open }) => {
  await page.route(apiResponses, (route) =>
    route.fulfill({
      contentType: "application/json",
      body: JSON.stringify({
        code: "500",
        message: "Not today",
        data: { repayAmount: "100", repayDate: "2026-12-21" },
      }),
    }),
  );
  await open("/repay", order);
  await expect(page.getByRole("main").getByText("Not today")).toBeVisible();
  await expect(page.getByText("₱1.00")).toHaveCount(0);
});
