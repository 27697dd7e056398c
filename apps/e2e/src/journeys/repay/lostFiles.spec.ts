import type { Page } from "@playwright/test";
import { holdScripts } from "../../harness/beforeScripts.ts";
import { readManifest } from "../../harness/readManifest.ts";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

test.use({
  expectedErrors: /Failed to load resource|net::ERR|Failed to fetch dynamically imported module|Load.*chunk/i,
});

/** Returns whether an address is a file of the repayment remote that the first load of a path does not need. */
function laterFilesOf(address: string) {
  const { entry, paths } = readManifest("repay");
  const first: string[] = [
    entry,
    "remote.json",
    "integrity.json",
    ...(paths[address]?.scripts ?? []),
    ...(paths[address]?.styles ?? []),
  ];
  return ({ pathname }: URL) =>
    /\/assets\/repay\//.test(pathname) && !first.some((name) => pathname.endsWith(`/${name}`));
}

/** Aborts requests for these files until `restore` is called. */
async function abortLaterFiles(page: Page, address: string) {
  const aborted: string[] = [];
  const isLater = laterFilesOf(address);
  await page.route(isLater, (route) => {
    aborted.push(route.request().url());
    return route.abort();
  });
  return { aborted, restore: () => page.unroute(isLater) };
}

const openError = (page: Page) => page.getByText("This could not be opened. Check your connection and try again.");

test("the page survives a lost file of the payment sheet, and the next tap opens the sheet", async ({ page, open }) => {
  const files = await abortLaterFiles(page, "/repay");
  await open("/repay", order);
  await page.getByRole("button", { name: "Payment Method" }).click();
  await expect(openError(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  expect(files.aborted).not.toEqual([]);
  await files.restore();
  await page.getByRole("button", { name: "Payment Method" }).click();
  await expect(page.getByRole("dialog", { name: "Payment Method" })).toBeVisible();
});

test("a tap shows that the file of the payment sheet is loading, and the sheet opens when it arrives", async ({
  page,
  open,
}) => {
  const release = await holdScripts(page, laterFilesOf("/repay"));
  await open("/repay", order);
  await page.getByRole("button", { name: "Payment Method" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  release();
  await expect(page.getByRole("dialog", { name: "Payment Method" })).toBeVisible();
  await expect(page.getByText("Loading")).toHaveCount(0);
});

test("/repayDelay: components that fail to load show a message, and Retry loads each", async ({ page, open }) => {
  const files = await abortLaterFiles(page, "/repayDelay");
  await open("/repayDelay", order);
  await expect(page.getByText("This part did not load")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  await files.restore();
  const retries = page.getByRole("button", { name: "Retry" });
  await retries.last().click();
  await expect(retries).toHaveCount(1);
  await retries.click();
  await expect(page.getByRole("heading", { name: "Extend or pay now" })).toBeVisible();
  await expect(page.getByText("This part did not load")).toHaveCount(0);
});
