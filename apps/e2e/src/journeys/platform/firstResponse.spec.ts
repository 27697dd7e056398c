import type { Locator, Page } from "@playwright/test";
import { installApp } from "../../harness/borrower.ts";
import { expect, launchQuery, test } from "../../harness/test.ts";
import { watchShifts } from "../../harness/watchShifts.ts";

const order = { productId: "p-1", orderId: "o-174" };
const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });
const retry = (page: Page) => page.getByRole("button", { name: "Retry", exact: true });

test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

/** Returns the shorter side of a control in CSS pixels, 0 while React replaces it. */
async function smallestSide(control: Locator): Promise<number> {
  const box = await control.boundingBox();
  return Math.min(box?.width ?? 0, box?.height ?? 0);
}

/** Leaves every API request without a response. */
const hangApi = (page: Page) => page.route("**/api/**", () => undefined);
/** Leaves every request for a file of the shell or a remote without a response. */
const hangScripts = (page: Page) => page.route("**/assets/**", () => undefined);

for (const path of ["/repay", "/error", "/noSuchPage", "/aboutUs", "/privacyPolicy"]) {
  test(`${path} can be left by Back before any script has loaded`, { tag: path === "/repay" ? [] : "@long" }, async ({
    page,
    sandbox,
  }) => {
    const commands = await installApp(page);
    await hangScripts(page);
    const query = new URLSearchParams({ ...launchQuery, ...order });
    await page.goto(`${sandbox.origin}${path}?${query}`, { waitUntil: "commit" });
    await back(page).click();
    await expect.poll(() => commands).toEqual(["closeWebview"]);
  });
}

test("in a browser Back uses the history before the scripts have loaded, and the preview's command afterwards", async ({
  page,
  open,
  sandbox,
}) => {
  await page.goto(`${sandbox.origin}/sandbox`);
  await hangScripts(page);
  await page.goto(`${sandbox.origin}/repay?${new URLSearchParams({ ...launchQuery, ...order })}`, {
    waitUntil: "commit",
  });
  await back(page).click();
  await expect(page).toHaveURL(/\/sandbox$/);
  await page.unrouteAll();
  await hangApi(page);
  await open("/repay", order);
  await back(page).click();
  await expect(page.getByText(/^The app closes this page/)).toBeVisible();
});

test("Back returns within the product before it closes the webview", async ({ page, open }) => {
  const commands = await installApp(page);
  await open("/testPreview");
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await hangApi(page);
  await page.evaluate(() => history.pushState({ idx: 1 }, "", "/complaintList"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My complaints");
  await back(page).click();
  await expect(page).toHaveURL(/\/testPreview/);
  expect(commands).toEqual([]);
});

test("a next screen with a hanging response shows Back", async ({ page, open }) => {
  await open("/customerService");
  await expect(page.getByRole("link", { name: "File a complaint" })).toBeVisible();
  await page.route("**/problem-init*", () => undefined);
  await page.getByRole("link", { name: "File a complaint" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Complaint" })).toBeVisible();
  await back(page).click();
  await expect(page.getByRole("link", { name: "File a complaint" })).toBeVisible();
});

test("Retry appears after 8 s without a layout shift and loads the page", async ({ page, open, callSandbox }) => {
  await callSandbox("/sandbox/faults", { match: "loan-play-detail", kind: "hang" });
  const readShifts = await watchShifts(page);
  await open("/repay", order);
  await expect(back(page)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
  await expect(retry(page)).toBeVisible({ timeout: 30_000 });
  await expect.poll(() => smallestSide(retry(page))).toBeGreaterThanOrEqual(48);
  expect(await readShifts()).toEqual([]);
  await callSandbox("/sandbox/faults", undefined, "DELETE");
  // At once: the screen has a button too, but only after the 60 s of the request.
  await retry(page).click({ timeout: 10_000 });
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
});

test("the focus moves from the first paint's Back to the screen's", async ({ page, open }) => {
  let respond = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route("**/loan-play-detail?*", async (route) => {
    await released;
    await route.continue();
  });
  await open("/repay", order);
  await page.keyboard.press("Tab");
  await expect(back(page)).toBeFocused();
  respond();
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(back(page)).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ["/repay", "/promotion", "/error", "/noSuchPage", "/aboutUs", "/privacyPolicy"]) {
    test(`${path} links back to the site`, { tag: path === "/repay" ? [] : "@long" }, async ({ page, open }) => {
      await open(path, order);
      await back(page).click();
      await expect(page).toHaveURL(/:\d+\/$/);
    });
  }
});
