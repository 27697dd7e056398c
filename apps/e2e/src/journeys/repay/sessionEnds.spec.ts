import { expect, test } from "../../harness/test.ts";

// In the language with the longest words.
const query = { productId: "p-1", orderId: "o-174", lang: "fil-PH" };
const login = { name: "Mag-log in", exact: true };

test.use({ expectedErrors: /status of 401|net::ERR|frame/i });

test("a session that ends offers the login, at load and at a payment", async ({ page, openLive, callSandbox }) => {
  await openLive("/repay", query);
  await callSandbox("/sandbox/faults", { match: "generate-vcode", kind: "401" });
  await page.getByRole("button", { name: "Paraan ng pagbayad" }).click();
  await page.getByRole("dialog").getByRole("button").last().click();
  await expect(page.getByRole("button", login)).toBeVisible();
  await expect(page.getByText("Wala pong siningil")).toBeVisible();
  await expect(page.getByRole("button", { name: "Subukan ulit" })).toHaveCount(0);
  await callSandbox("/sandbox/faults", { match: "loan-details", kind: "401" });
  await openLive("/loanDetail", query);
  await expect(page.getByText("Wala pong siningil")).toBeVisible();
  await page.getByRole("button", login).click();
  await expect(page.getByText("returnToLogin")).toBeVisible();
});

test("a launch without a session offers the login", async ({ page, openLive }) => {
  for (const path of ["/loanDetail", "/repay", "/loanConfirm", "/repaymentOfCode"]) {
    await openLive(path, { ...query, sessionId: "" });
    await expect(page.getByRole("button", login)).toBeVisible();
  }
});
