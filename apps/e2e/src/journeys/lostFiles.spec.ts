import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

test.use({
  expectedErrors: /Failed to load resource|net::ERR|Failed to fetch dynamically imported module|Load.*chunk/i,
});

/** Aborts every request for a file of a remote that its path does not need at first, until `find` is called. */
async function loseLaterFiles(page: Page, origin: string, path: string) {
  const { entry, paths } = await (await fetch(`${origin}/assets/repay/remote.json`)).json();
  const first: string[] = [entry, "remote.json", "pins.json", ...paths[path].scripts, ...paths[path].styles];
  const lost: string[] = [];
  const pattern = "**/assets/repay/**";
  await page.route(pattern, (route) => {
    const name = new URL(route.request().url()).pathname.replace("/assets/repay/", "");
    if (first.includes(name)) return route.continue();
    lost.push(name);
    return route.abort();
  });
  return { lost, find: () => page.unroute(pattern) };
}

const notOpened = (page: Page) => page.getByText("This could not be opened. Check your connection and try again.");

for (const path of ["/repay", "/repayDelay"]) {
  test(`${path}: a lost file of the payment sheet leaves the page, and the next tap opens it`, async ({
    page,
    open,
    sandbox,
  }) => {
    const files = await loseLaterFiles(page, sandbox.origin, path);
    await open(path, order);
    await page.getByRole("button", { name: "Payment Method" }).click();
    await expect(notOpened(page)).toBeVisible();
    await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
    expect(files.lost).not.toEqual([]);
    await files.find();
    await page.getByRole("button", { name: "Payment Method" }).click();
    await expect(page.getByRole("dialog", { name: "Payment Method" })).toBeVisible();
  });
}

test("/repayDelay: a lost part of the page says so, and Retry shows it", async ({ page, open, sandbox }) => {
  const files = await loseLaterFiles(page, sandbox.origin, "/repayDelay");
  await open("/repayDelay", order);
  await expect(page.getByText("This part did not load")).toBeVisible();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  await files.find();
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Or pay the instalment now" })).toBeVisible();
  await expect(page.getByText("This part did not load")).toHaveCount(0);
});

test("/payInstructions: a lost file of the picture leaves the page, and the next tap enlarges it", async ({
  page,
  open,
  sandbox,
}) => {
  const files = await loseLaterFiles(page, sandbox.origin, "/payInstructions");
  await open("/payInstructions");
  const enlarge = page.getByRole("button", { name: /^Enlarge: / }).first();
  await enlarge.click();
  await expect(notOpened(page)).toBeVisible();
  await files.find();
  await enlarge.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});
