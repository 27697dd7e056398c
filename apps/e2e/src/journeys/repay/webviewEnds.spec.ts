import { expect, order, test } from "../../harness/test.ts";

test.use({ expectedErrors: /status of 401/i });

// A phone ends the webview's process while the borrower pays in a wallet: local storage and the address stay.
test("a webview that was killed during a payment denies nothing", { tag: "@rulings.not-denied" }, async ({
  page,
  openLive,
  context,
  sandbox,
}) => {
  await openLive("/repay", order);
  await page.getByRole("button", { name: "Payment Method" }).click();
  const sheet = page.getByRole("dialog", { name: "Payment Method" });
  await sheet.getByRole("radio", { name: "Corner Store" }).check({ force: true });
  await sheet.getByRole("button", { name: "Payment", exact: true }).click();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  const code = new URL(page.url());
  await page.close();
  const webview = await context.newPage();
  for (const path of [
    "/repaymentOfCode".concat(code.search),
    "/repaymentOfCode2",
    `/repay?${new URLSearchParams(order)}`,
  ]) {
    await webview.goto(sandbox.origin + path);
    await expect(webview.getByText("A payment may be under way")).toBeVisible();
    await expect(webview.getByRole("button", { name: "Log in" })).toBeVisible();
    await expect(webview.getByRole("main")).not.toContainText(/charged|No payment|8012/);
  }
  expect(await webview.evaluate(() => localStorage.getItem("repaymentInfo"))).toContain("8012");
});
