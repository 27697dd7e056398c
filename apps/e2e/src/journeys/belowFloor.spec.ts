import { expect, test } from "../harness/test.ts";

// An engine below the floor knows no Trusted Types; here they would keep the words out.
test.use({ bypassCSP: true });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, "BigInt");
  }),
);

/** A document that stops itself is never said to have loaded. */
const begun = { waitUntil: "commit" } as const;

test("an engine below the floor says what mends it and whom to call, and asks for nothing more", async ({
  page,
  sandbox,
  tell,
}) => {
  await page.goto(`${sandbox.origin}/loanDetail?productId=p-1&orderId=o-174`, begun);
  await expect(page.getByRole("heading", { level: 1, name: "Sandbox Lending" })).toBeVisible();
  await expect(page.getByText("Please update our app and Android System WebView, or iOS.")).toBeVisible();
  await expect(page.getByRole("link", { name: "+63 2 8000 0000" })).toHaveAttribute("href", "tel:+63280000000");
  await expect(page.locator("#root")).toHaveCount(0);
  expect(await tell("/sandbox/requests", undefined, "GET")).toEqual([]);
});

test("a public page stays as it is without scripts", async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/Loan`, begun);
  await expect(page.getByRole("heading", { level: 1, name: "Loan terms and conditions" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // The start-up script holds the controls of a page that is about to live; it acts before the document is read to its end.
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe("loading");
  await expect(page.locator("#skeleton :enabled")).not.toHaveCount(0);
  await expect(page.locator("#skeleton :disabled")).toHaveCount(0);
});
