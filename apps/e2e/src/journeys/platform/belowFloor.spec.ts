import { expect, test } from "../../harness/test.ts";

// Simulates an unsupported browser. Such browsers have no Trusted Types, which would block the message in this one.
test.use({ bypassCSP: true });
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, "BigInt");
  }),
);

/** The document calls window.stop(), so it never fires a load event. */
const untilCommit = { waitUntil: "commit" } as const;

test("an unsupported browser shows how to update and whom to call, and sends no requests", async ({
  page,
  sandbox,
  callSandbox,
}) => {
  await page.goto(`${sandbox.origin}/repay?productId=p-1&orderId=o-174`, untilCommit);
  await expect(page.getByRole("heading", { level: 1, name: "Sandbox Lending" })).toBeVisible();
  await expect(page.getByText("Please update our app and Android System WebView, or iOS.")).toBeVisible();
  await expect(page.getByRole("link", { name: "+63 2 8000 0000" })).toHaveAttribute("href", "tel:+63280000000");
  await expect(page.locator("#root")).toHaveCount(0);
  await page.goto(`${sandbox.origin}/promotion?id=1`, untilCommit);
  await expect(page.getByText("Please update our app and Android System WebView, or iOS.")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
  expect(await callSandbox("/sandbox/requests")).toEqual([]);
});

test("an unsupported browser shows a public page without running scripts", async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/Loan`, untilCommit);
  await expect(page.getByRole("heading", { level: 1, name: "Loan terms and conditions" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // The start-up script disables the controls of a page that will become interactive, before the document is parsed.
  await expect.poll(() => page.evaluate(() => document.readyState)).not.toBe("loading");
  await expect(page.locator("#skeleton :enabled")).not.toHaveCount(0);
  await expect(page.locator("#skeleton :disabled")).toHaveCount(0);
});
