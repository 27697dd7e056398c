import type { Page } from "@playwright/test";
import { holdScripts } from "../../harness/beforeScripts.ts";
import { expect, test } from "../../harness/test.ts";

const sections = [
  { path: "/", link: "Home", heading: "Know every payment before you borrow" },
  { path: "/About", link: "About Us", heading: "About Us" },
  { path: "/Policy", link: "Privacy Policy", heading: "Privacy Policy" },
  { path: "/Loan", link: "Loan terms and conditions", heading: "Loan terms and conditions" },
  { path: "/Contact", link: "Contact us", heading: "Contact us" },
];

const nav = (page: Page) => page.getByRole("navigation");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("the nav bar changes sections without a reload, and Back returns", {
  tag: ["@site.scroll", "@site.routes"],
}, async ({ page, openLive }) => {
  await openLive("/");
  await page.evaluate(() => Object.assign(window, { same: true }));
  for (const { path, link, heading: title } of sections.slice(1)) {
    await nav(page).getByRole("link", { name: link }).click();
    await expect(heading(page, title)).toBeInViewport();
    await expect(heading(page, title)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page).toHaveTitle(title);
  }
  for (const { path, heading: title } of sections.slice(0, -1).reverse()) {
    await page.goBack();
    await expect(heading(page, title)).toBeInViewport();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(await page.evaluate(() => "same" in window)).toBe(true);
});

for (const { path, heading: title } of sections)
  test(`${path} shows its texts from the start where the screen has them`, { tag: "@site.scroll" }, async ({
    page,
    sandbox,
  }) => {
    const release = await holdScripts(page);
    await page.goto(sandbox.origin + path, { waitUntil: "commit" });
    await expect(heading(page, title)).toBeInViewport();
    const readTexts = () =>
      page.locator("#site-nav a, h1, h2, h3, p").evaluateAll((all) =>
        all.map((one) => {
          const { left, top } = one.getBoundingClientRect();
          return [left, top] as const;
        }),
      );
    const early = await readTexts();
    expect(early.length).toBeGreaterThan(30);
    release();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    const late = await readTexts();
    const moved = early.flat().map((at, index) => Math.abs(at - (late.flat()[index] ?? Number.NaN)));
    expect(Math.max(...moved)).toBeLessThanOrEqual(2);
  });

test("the policy is framed, with the details of the lender", {
  tag: ["@site.policy-frame", "@site.privacy"],
}, async ({ page, openLive }) => {
  await openLive("/");
  await heading(page, "Know every payment before you borrow").waitFor();
  await nav(page).getByRole("link", { name: "Privacy Policy" }).click();
  const inside = page.frameLocator('iframe[title="Privacy Policy"]');
  await expect(inside.getByRole("heading", { name: "Grievance officer" })).toBeAttached();
  await expect(inside.getByText("grievance@sandbox.example")).toBeAttached();
  await page.getByRole("link", { name: "Read the full policy" }).click();
  await expect(heading(page, "Privacy policy")).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe("/privacyPolicy");
  await page.goBack();
  await expect(heading(page, "Privacy Policy")).toBeInViewport();
});

test.describe("on a desktop", () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  test("brand and links are in one row, and nothing is wider than the window", async ({ page, openLive }) => {
    await openLive("/");
    const brand = await page.getByRole("link", { name: "Sandbox Lending" }).boundingBox();
    const contact = await nav(page).getByRole("link", { name: "Contact us" }).boundingBox();
    expect(contact?.x).toBeGreaterThan(brand?.x ?? 0);
    expect(Math.abs((contact?.y ?? 0) - (brand?.y ?? 0))).toBeLessThan(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});

test.describe("without scripts", () => {
  // The scripts would use a preloaded file, about which a page that stays open warns.
  test.use({ javaScriptEnabled: false, expectedErrors: /was preloaded using link preload but not used/ });

  test("each section is complete and styled", async ({ page, open }) => {
    for (const { path, heading: title } of sections)
      await test.step(path, async () => {
        await open(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
        await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
        await expect(page).toHaveTitle(title);
        await expect(page.getByText("A loan runs for 91 to 365 calendar days.")).toBeVisible();
        await expect(page.getByRole("contentinfo")).toBeVisible();
        const background = await page.getByRole("link", { name: "Apply now" }).evaluate((link) => {
          return getComputedStyle(link).backgroundColor;
        });
        expect(background).not.toBe("rgba(0, 0, 0, 0)");
      });
  });

  test("a link opens another page, and a borrower's page requests JavaScript", async ({ page, open }) => {
    await open("/");
    await nav(page).getByRole("link", { name: "Contact us" }).click();
    await expect(heading(page, "Contact us")).toBeAttached();
    await open("/customerService");
    // Text locators ignore the content of noscript.
    const readText = async () => (await page.locator("body").allInnerTexts()).join();
    await expect.poll(readText).toContain("turn on JavaScript.");
  });
});

// One document holds every section of the site.
for (const [path, heading] of [
  ["/", "Know every payment before you borrow"],
  ["/promotion?id=1", "A loan with nothing hidden"],
] as const) {
  test(`${path} is open to a visitor without a session`, {
    tag: ["@product.public-pages", "@product.no-service-worker"],
  }, async ({ page, sandbox }) => {
    await page.goto(sandbox.origin + path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("alert")).toBeEmpty();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
}
