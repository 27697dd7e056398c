import AxeBuilder from "@axe-core/playwright";
import { alterBuild, startPreview } from "@lending/delivery/testing";
import type { Page } from "@playwright/test";
import { test as base, type Site } from "../harness/shippingTest.ts";
import { expect, launchQuery } from "../harness/test.ts";

/** A laptop that serves a loan with other words. */
const test = base.extend<{ laptop: Awaited<ReturnType<typeof startPreview>> }>({
  laptop: async ({ workspace }, use) => {
    const edit = (_: string, script: string) => script.replaceAll(OLD_WORDS, NEW_WORDS);
    const laptop = await startPreview(alterBuild(workspace.build("loan"), { version: "0.1.1", edit }));
    await use(laptop);
    await laptop.stop();
  },
});
test.describe.configure({ mode: "default" });

const NEW_WORDS = "Need more time?";
const OLD_WORDS = "Short of money?";
const badge = (page: Page) => page.getByRole("complementary", { name: /^Not live: loan 0\.1\.1 from localhost:\d+/ });
/** The app opens every page with its own session; the link brings none. */
const launched = (site: Site, path: string, link = "") =>
  `${site.origin}${path}?${new URLSearchParams({ ...launchQuery, productId: "p-1", orderId: "o-174", platform: "android" })}${link && `&override=${link}`}`;
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);

test.describe("an override", () => {
  // Chromium tells the end of such a file as a wrong digest. A file that is wrong indeed does not run, which each step would show.
  test.use({ expectedErrors: /valid digest/ });

  test("one phone opens the deployed shell with one remote from a laptop, says so on every screen, and leaves again", async ({
    page,
    browser,
    site,
    laptop,
  }) => {
    const link = await site.publisher.offer("loan", laptop.origin);
    await page.goto(launched(site, "/loanDetail", link));
    await expect(page.getByRole("heading", { name: "Open an unreleased version?" })).toBeVisible();
    await expect(page.getByText(/^loan 0\.1\.1 from localhost:\d+ takes the place/)).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page.getByText(NEW_WORDS)).toBeVisible();
    await expect(badge(page)).toBeVisible();
    expect(files.filter((url) => url.startsWith(`${laptop.origin}/assets/loan/`)).length).toBeGreaterThan(1);
    expect(files.filter((url) => url.startsWith(`${site.origin}/assets/loan/`))).toEqual([]);
    expect(page.url()).not.toContain("override");
    expect(await violations(page)).toEqual([]);
    const leave = page.getByRole("link", { name: "Leave" });
    expect((await leave.boundingBox())?.height).toBeGreaterThanOrEqual(48);

    // Each page comes to rest before it is left.
    const rest = () => page.waitForLoadState("networkidle");
    await rest();
    // Over a reload, and on a screen of a remote that is the live one.
    await page.goto(launched(site, "/repay"));
    await expect(page.getByRole("heading", { level: 1, name: "Repayment" })).toBeVisible();
    await expect(badge(page)).toBeVisible();

    // Nobody else sees it, and the link opens nothing any more.
    const context = await browser.newContext({ viewport: page.viewportSize() });
    const other = await context.newPage();
    await other.goto(launched(site, "/loanDetail", link));
    await expect(other.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
    expect(await violations(other)).toEqual([]);
    await other.getByRole("link", { name: "Go on without it" }).click();
    await expect(other.getByText(OLD_WORDS)).toBeVisible();
    await expect(badge(other)).toHaveCount(0);
    await context.close();

    await rest();
    await page.goto(launched(site, "/loanDetail"));
    await expect(page.getByText(NEW_WORDS)).toBeVisible();
    await rest();
    await leave.click();
    await expect(page.getByText(OLD_WORDS)).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
    expect(page.url()).toContain("orderId=o-174");
  });
});

test("the badge speaks the language of the page, and lies over no button", async ({ page, site, laptop }) => {
  const link = await site.publisher.offer("loan", laptop.origin);
  await page.goto(`${launched(site, "/loanConfirm", link)}&lang=fil-PH`);
  await page.getByRole("button", { name: "Buksan" }).click();
  const filipino = page.getByRole("complementary", { name: /^Hindi pa live: loan 0\.1\.1/ });
  await expect(filipino).toBeVisible();
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Umalis" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.goto(`${launched(site, "/loanConfirm")}&lang=zh-CN`);
  await expect(page.getByRole("link", { name: "退出" })).toBeVisible();
  await expect(page.locator("#skeleton")).toHaveCount(0);
  // A tap on each button arrives there, wherever the page is scrolled to.
  const buttons = await page.getByRole("button").all();
  expect(buttons.length).toBeGreaterThan(1);
  for (const button of buttons) if (await button.isEnabled()) await button.click({ trial: true });
});

test.describe("what a laptop sends otherwise than its link was made for", () => {
  test.use({ expectedErrors: /Failed to load resource|valid digest|net::ERR/ });

  test("is not run, and the way out stands all the same", async ({ page, workspace, site, laptop }) => {
    const link = await site.publisher.offer("loan", laptop.origin);
    await page.route(/:\d+\/assets\/loan\/.*\.js$/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `tampered=1;${await answer.text()}` });
    });
    await page.goto(launched(site, "/loanDetail", link));
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page.getByRole("heading", { name: "This part is closed for now" })).toBeVisible();
    expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
    await page.unroute(/:\d+\/assets\/loan\/.*\.js$/);
    await page.getByRole("link", { name: "Leave" }).click();
    await expect(page.getByText(OLD_WORDS)).toBeVisible();
    expect(workspace.build("loan").deployed.version).toBe("0.1.0");
  });
});
