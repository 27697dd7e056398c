import { startSandbox } from "../harness/startSandbox.ts";
import { expect, test } from "../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

for (const kind of ["500", "429", "html", "null", "empty-object", "reset", "truncate"]) {
  test(`an order answered with ${kind} shows words and a retry that works`, async ({ page, open, tell }) => {
    await tell("/sandbox/faults", { match: "v3/loan-details", kind });
    await open("/loanDetail", order);
    await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await tell("/sandbox/faults", undefined, "DELETE");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
  });
}

test("a remote that will not load shows a designed screen, and the rest of the product works", async ({
  page,
  open,
}) => {
  await page.route("**/assets/loan/**", (route) => route.abort());
  await open("/loanDetail", order);
  await expect(page.getByRole("heading", { name: "This part is closed for now" })).toBeVisible();
  await page.unroute("**/assets/loan/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
  await open("/repay", order);
  await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
});

test("an address that nobody owns says so", async ({ page, open }) => {
  await open("/noSuchPage");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" }).first()).toBeVisible();
});

test("the back end dies in the middle of a load: words, a retry, and no blank page", async ({ page }) => {
  const doomed = await startSandbox();
  await page.request.post(`${doomed.origin}/sandbox/faults`, { data: { match: "v3/loan-details", kind: "hang" } });
  await page.goto(`${doomed.origin}/loanDetail?sessionId=demo&productId=p-1&orderId=o-174`);
  await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
  await doomed.kill();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No connection" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toBeEnabled();
});
