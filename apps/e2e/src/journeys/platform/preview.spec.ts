import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { NEW_TEXT, OLD_TEXT, type Site, test } from "../../harness/shippingTest.ts";
import { expect, expectAccessible, launchQuery } from "../../harness/test.ts";

test.describe.configure({ mode: "default" });
// A link that opens nothing is an error of the network to the browser.
test.use({ expectedErrors: /status of 403|Failed to load resource|valid digest|net::ERR/ });

const SECRET = "a-secret-of-twenty-characters";
const ID = "1a2b3c4d";

/** Offers a version of repay as a preview. Returns the parameter of its link. */
async function offer({ publisher }: Site, build: Parameters<Site["publisher"]["upload"]>[0]): Promise<string> {
  const remotes = { repay: await publisher.upload(build) };
  const until = new Date(Date.now() + 3_600_000).toISOString();
  const link = { hash: createHash("sha256").update(SECRET).digest("hex"), until };
  await publisher.change({ variants: [{ id: ID, remotes, link, by: "ana", at: new Date().toISOString() }] });
  return `${ID}.${SECRET}`;
}

const bar = (page: Page) => page.getByRole("complementary", { name: "Not live: repay 9.0.0" });
/** Returns an address as the app opens it. The app adds its session; the link of a preview has none. */
const launchUrl = (site: Site, path: string, link = "") =>
  `${site.origin}${path}?${new URLSearchParams({ ...launchQuery, productId: "p-1", orderId: "o-174", platform: "android" })}${link && `&variant=${link}`}`;

test("one phone opens an unreleased version by a link, shows a bar on every screen, and can leave", async ({
  page,
  browser,
  site,
  nextRepay,
}) => {
  const link = await offer(site, nextRepay);
  await page.goto(launchUrl(site, "/repay", link));
  await expect(page.getByRole("heading", { name: "Open an unreleased version?" })).toBeVisible();
  await expect(page.getByText(/^repay 9\.0\.0 takes the place of the live one/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Open it" }).click();
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
  await expect(bar(page)).toBeVisible();
  expect(page.url()).not.toContain("variant");
  await expectAccessible(page);
  const leave = page.getByRole("link", { name: "Leave" });
  expect((await leave.boundingBox())?.height).toBeGreaterThanOrEqual(48);

  // Each page finishes loading before it is left.
  const waitForIdle = () => page.waitForLoadState("networkidle");
  await waitForIdle();
  // Every button receives its tap at every scroll position: the bar covers none.
  for (const button of await page.getByRole("button").all())
    if (await button.isEnabled()) await button.click({ trial: true });
  // The preview survives a reload and a screen of a live remote.
  await page.goto(launchUrl(site, "/bindBank"));
  await expect(page.getByRole("heading", { level: 1, name: "Payment account information" })).toBeVisible();
  await expect(bar(page)).toBeVisible();

  // Other visitors do not get it, and no other secret opens it.
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const other = await context.newPage();
  await other.goto(launchUrl(site, "/repay", `${ID}.another-secret-of-this-length`));
  await expect(other.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
  await expectAccessible(other);
  await other.getByRole("link", { name: "Continue without it" }).click();
  await expect(other.getByText(OLD_TEXT)).toBeVisible();
  await expect(bar(other)).toHaveCount(0);
  await context.close();

  await waitForIdle();
  await page.goto(launchUrl(site, "/repay"));
  await expect(page.getByText(NEW_TEXT)).toBeVisible();
  await waitForIdle();
  await leave.click();
  await expect(page.getByText(OLD_TEXT)).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  expect(page.url()).toContain("orderId=o-174");
});
