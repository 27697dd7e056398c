import { type Site, test } from "../../harness/shippingTest.ts";
import { expect, expectAccessible } from "../../harness/test.ts";

test.use({ expectedErrors: /Failed to load resource|valid digest|SRI's integrity|closed\.js|RemoteUnavailable/ });

/** Closes a part, and waits until the site has followed. */
async function close({ origin, publisher }: Site, target: string): Promise<void> {
  const closed = [{ target, because: "Wrong amounts.", by: "ana", at: new Date().toISOString() }];
  await publisher.change({ closed });
  await expect.poll(async () => (await fetch(`${origin}/repay`)).text()).toContain("This part is closed for now");
}

const query = "sessionId=demo&productId=p-1&orderId=o-174";

test("a closed path says what still works and whom to call, at 320 px and with 200 % text", async ({ page, site }) => {
  await close(site, "repay");
  await page.goto(`${site.origin}/repay?${query}`);
  await expect(page.getByRole("heading", { level: 1, name: "This part is closed for now" })).toBeVisible();
  const english = page.locator("section").first();
  await expect(english).toContainText("do not pay again before you have checked your order");
  await expect(english.getByRole("listitem")).toContainText(["Payment account information"]);
  const call = english.getByRole("link", { name: "Questions? Call +63 2 8000 0000" });
  await expect(call).toHaveAttribute("href", "tel:+63280000000");
  expect((await call.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expect(call, "visible without scrolling").toBeInViewport();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("inside an open page, a step to a closed path shows that the part is unavailable, and Back returns", async ({
  page,
  site,
}) => {
  await close(site, "/repay");
  const address = `${site.origin}/bindBank?${query}`;
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: "Payment account information" })).toBeVisible();
  // The first paint has the heading too, and no router.
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await page.evaluate((search) => {
    history.pushState({ idx: 1, key: "closed", state: null }, "", `/repay?${search}`);
    dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
  }, query);
  await expect(page.getByRole("heading", { name: "This part is closed for now" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Payment account information" })).toBeVisible();
});
