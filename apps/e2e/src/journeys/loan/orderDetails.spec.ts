import { expectAccessible } from "../../harness/expectAccessible.ts";
import { expect, test } from "../../harness/test.ts";

test("an order shows its banner and its buttons, without accessibility violations", {
  tag: ["@product.borrower-tasks", "@order-details.route"],
}, async ({ page, openLive }) => {
  await openLive("/loanDetail", { productId: "p-1", orderId: "o-174" });
  await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
  await expect(page).toHaveTitle("Order Details");
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
  for (const name of ["REPAY", "Rollover Repayment"])
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await expectAccessible(page);
});

test("one borrower cannot read another's order", { tag: "@product.one-borrower" }, async ({ page, open }) => {
  await open("/loanDetail", { productId: "p-1", orderId: "o-other" });
  await expect(page.getByText("The order could not be shown").first()).toBeVisible();
  await expect(page.getByText("Your loan is active")).toHaveCount(0);
});

test("REPAY opens the repayment of the same order in another remote, and Back returns", {
  tag: "@repayment.route",
}, async ({ page, open }) => {
  await open("/loanDetail", { productId: "p-1", orderId: "o-174" });
  await page.getByRole("button", { name: "REPAY", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe("/repay?productId=p-1&orderId=o-174");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("the order is requested once in the borrower's language, and shows one number system", async ({
  page,
  openLive,
}) => {
  const languages: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v3/loan-details")) languages.push(request.headers()["accept-language"]);
  });
  await openLive("/loanDetail", { productId: "p-1", orderId: "o-174", lang: "fil-PH" });
  await expect(page.getByRole("heading", { name: "Malapit na ang due date" })).toBeVisible();
  await expect(page.getByText("₱10,000.00").first()).toBeVisible();
  await expect(page.locator("#root")).not.toContainText("2650.00");
  expect(languages).toEqual(["fil-PH"]);
});
