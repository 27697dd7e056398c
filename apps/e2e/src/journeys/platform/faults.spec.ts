import { expect, order, test } from "../../harness/test.ts";

test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

test("a remote that fails to load shows a failure screen, and the other remotes work", {
  tag: "@screens.unavailable",
}, async ({ page, open }) => {
  await page.route("**/assets/repay/**", (route) => route.abort());
  await open("/repay", order);
  await expect(page.getByRole("heading", { name: "This part is closed for now" })).toBeVisible();
  await page.unroute("**/assets/repay/**");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  await open("/bindBank", order);
  await expect(page.getByRole("heading", { level: 1, name: "Payment account information" })).toBeVisible();
});

test("an unknown address shows a not-found page", { tag: "@product.unknown-path" }, async ({ page, open }) => {
  await open("/noSuchPage");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" }).first()).toBeVisible();
});
