import { fillBankAccount, installApp, next } from "../../harness/borrower.ts";
import { expect, expectAccessible, test } from "../../harness/test.ts";

const form = { productId: "p-1" };
const title = { level: 1, name: "Payment account information" };

test("a bank account is bound, stored once, and the webview closes", {
  tag: ["@product.borrower-tasks", "@bank-account.route", "@rulings.one-title"],
}, async ({ page, open, callSandbox }) => {
  const commands = await installApp(page);
  await open("/bindBank", form);
  await expect(page.getByRole("heading", title)).toBeVisible();
  await expect(page).toHaveTitle("Payment account information");
  await expect(page.getByRole("tab", { name: "Bank account" })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  await fillBankAccount(page);
  const posted = page.waitForRequest(/\/bind-card-new/);
  await next(page).dblclick();
  expect(Object.fromEntries(new URLSearchParams((await posted).postData() ?? ""))).toEqual({
    bankCode: "ISB",
    cardNo: "001245678901",
    cardNoAgain: "001245678901",
    city: "Makati",
    payday: "15",
    product_id: "p-1",
    cardTypeMi: "1",
    channelNumber: "90006",
  });
  // The second tap may hit the button of the next page, which also closes the webview.
  const expected = ["startBankStep", "endBankStep", "closeWebview"];
  await expect.poll(() => commands.slice(0, expected.length)).toEqual(expected);
  expect(commands.slice(expected.length).filter((command) => command !== "closeWebview")).toEqual([]);
  expect(await callSandbox("/sandbox/accounts")).toMatchObject([
    { cardType: 1, channelNumber: 90006, changes: 1, fields: { bankCode: "ISB", cardNo: "001245678901" } },
  ]);
  expect(await callSandbox("/sandbox/requests?path=bind-card")).toHaveLength(1);
  await expect(page.getByRole("heading", { name: "Your account is saved" })).toBeVisible();
});
