import { field, installApp, next, pick } from "../../harness/borrower.ts";
import { expect, test } from "../../harness/test.ts";

const title = { level: 1, name: "Payment account information" };

test("an order that needs an account receives one, and is shown again without the dialog", {
  tag: "@bank-account.to-order",
}, async ({ page, open, callSandbox }) => {
  const commands = await installApp(page);
  await callSandbox("/sandbox/orders/o-151", {
    cardNeedPop: 1,
    cardPopTitle: "Bind your bank card",
    cardPopMsg: "Please.",
  });
  await open("/loanDetail", { productId: "p-1", orderId: "o-151" });
  await page.getByRole("button", { name: "Go and bind the card" }).click();
  await expect(page.getByRole("heading", title)).toBeVisible();
  expect(new URL(page.url()).searchParams.get("source")).toBe("loanDetail");
  await page.getByRole("tab", { name: "E-wallet" }).click();
  await pick(page, "E-wallet", "Bayani Wallet");
  await field(page, "Wallet number").fill("09171234567");
  await expect(field(page, "Wallet number")).toHaveValue("091 7123 4567");
  await pick(page, "City", "Manila");
  await pick(page, "Payday", "1");
  const posted = page.waitForRequest(/\/bind-card-change/);
  await next(page).click();
  expect(new URLSearchParams((await posted).postData() ?? "").get("cardTypeMi")).toBe("2");
  await expect(page.getByRole("heading", { name: "Your loan is on its way" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/loanDetail?productId=p-1&orderId=o-151");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(commands).toEqual(["startBankStep", "endBankStep"]);
});
