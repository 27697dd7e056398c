import { readManifest } from "../../harness/readManifest.ts";
import { expect, test } from "../../harness/test.ts";

test.use({
  expectedErrors: /Failed to load resource|net::ERR|Failed to fetch dynamically imported module|Load.*chunk/i,
});

test("the page survives a lost file of the payment sheet, and the next tap opens the sheet", async ({ page, open }) => {
  const { entry, paths } = readManifest("repay");
  const { scripts = [], styles = [] } = paths["/repay"] ?? {};
  const first = [entry, "remote.json", "integrity.json", ...scripts, ...styles];
  const isLater = ({ pathname }: URL) =>
    pathname.includes("/assets/repay/") && !first.some((name) => pathname.endsWith(`/${name}`));
  const aborted: string[] = [];
  await page.route(isLater, (route) => {
    aborted.push(route.request().url());
    return route.abort();
  });
  await open("/repay", { productId: "p-1", orderId: "o-174" });
  await page.getByRole("button", { name: "Payment Method" }).click();
  await expect(page.getByText("This could not be opened. Check your connection and try again.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  expect(aborted).not.toEqual([]);
  await page.unroute(isLater);
  await page.getByRole("button", { name: "Payment Method" }).click();
  await expect(page.getByRole("dialog", { name: "Payment Method" })).toBeVisible();
});
