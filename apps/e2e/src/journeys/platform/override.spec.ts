import { startPreview } from "@lending/delivery/testing";
import type { Page } from "@playwright/test";
import { test as base, NEW_TEXT, OLD_TEXT, type Site } from "../../harness/shippingTest.ts";
import { expect, expectAccessible, launchQuery } from "../../harness/test.ts";

/** Adds `laptop`, a preview server for a repay build with another text. */
const test = base.extend<{ laptop: Awaited<ReturnType<typeof startPreview>> }>({
  laptop: async ({ nextRepay }, use) => {
    const laptop = await startPreview(nextRepay);
    await use(laptop);
    await laptop.stop();
  },
});
test.describe.configure({ mode: "default" });

const badge = (page: Page) => page.getByRole("complementary", { name: /^Not live: repay 9\.0\.0 from localhost:\d+/ });
/** Returns an address as the app opens it. The app adds its session; the override link has none. */
const launchUrl = (site: Site, path: string, link = "") =>
  `${site.origin}${path}?${new URLSearchParams({ ...launchQuery, productId: "p-1", orderId: "o-174", platform: "android" })}${link && `&override=${link}`}`;

test.describe("an override", () => {
  // Chromium logs an aborted file of another origin as a wrong digest. A file with a real error would fail the journey.
  test.use({ expectedErrors: /valid digest/ });

  test("one phone opens the deployed shell with a remote from a laptop, shows a badge on every screen, and can leave", async ({
    page,
    browser,
    site,
    laptop,
  }) => {
    const link = await site.publisher.offer("repay", laptop.origin);
    await page.goto(launchUrl(site, "/repay", link));
    await expect(page.getByRole("heading", { name: "Open an unreleased version?" })).toBeVisible();
    await expect(page.getByText(/^repay 9\.0\.0 from localhost:\d+ takes the place/)).toBeVisible();
    await expectAccessible(page);

    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page.getByText(NEW_TEXT)).toBeVisible();
    await expect(badge(page)).toBeVisible();
    expect(files.filter((url) => url.startsWith(`${laptop.origin}/assets/repay/`)).length).toBeGreaterThan(1);
    expect(files.filter((url) => url.startsWith(`${site.origin}/assets/repay/`))).toEqual([]);
    expect(page.url()).not.toContain("override");
    await expectAccessible(page);
    const leave = page.getByRole("link", { name: "Leave" });
    expect((await leave.boundingBox())?.height).toBeGreaterThanOrEqual(48);

    // Each page finishes loading before it is left.
    const waitForIdle = () => page.waitForLoadState("networkidle");
    await waitForIdle();
    // Every button receives its tap at every scroll position: the badge covers none.
    for (const button of await page.getByRole("button").all())
      if (await button.isEnabled()) await button.click({ trial: true });
    // The override survives a reload and a screen of a live remote.
    await page.goto(launchUrl(site, "/bindBank"));
    await expect(page.getByRole("heading", { level: 1, name: "Payment account information" })).toBeVisible();
    await expect(badge(page)).toBeVisible();

    // Other visitors do not get the override, and the link works only once.
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const other = await context.newPage();
    await other.goto(launchUrl(site, "/repay", link));
    await expect(other.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("link", { name: "Go on without it" }).click();
    await expect(other.getByText(OLD_TEXT)).toBeVisible();
    await expect(badge(other)).toHaveCount(0);
    await context.close();

    await waitForIdle();
    await page.goto(launchUrl(site, "/repay"));
    await expect(page.getByText(NEW_TEXT)).toBeVisible();
    await waitForIdle();
    await leave.click();
    await expect(page.getByText(OLD_TEXT)).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    expect(page.url()).toContain("orderId=o-174");
  });
});

test.describe("a file from the laptop that differs from its link", () => {
  test.use({ expectedErrors: /Failed to load resource|valid digest|net::ERR/ });

  test("does not run, and the badge still offers Leave", async ({ page, site, laptop }) => {
    const link = await site.publisher.offer("repay", laptop.origin);
    await page.route(/:\d+\/assets\/repay\/.*\.js$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `tampered=1;${await response.text()}` });
    });
    await page.goto(launchUrl(site, "/repay", link));
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page.getByRole("heading", { name: "This part is closed for now" })).toBeVisible();
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
    await page.unroute(/:\d+\/assets\/repay\/.*\.js$/);
    await page.getByRole("link", { name: "Leave" }).click();
    await expect(page.getByText(OLD_TEXT)).toBeVisible();
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
  });
});
