import { expect, test } from "../../harness/test.ts";

// One document holds every section of the site.
for (const [path, heading] of [
  ["/", "Know every payment before you borrow"],
  ["/promotion?id=1", "A loan with nothing hidden"],
] as const) {
  test(`${path} is open to a visitor without a session`, { tag: "@product.public-pages" }, async ({
    page,
    sandbox,
  }) => {
    await page.goto(sandbox.origin + path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("alert")).toBeEmpty();
  });
}

test("no service worker is registered", { tag: "@product.no-service-worker" }, async ({ page, openLive }) => {
  await openLive("/customerService");
  await expect(page.getByRole("link", { name: "File a complaint" })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});
