import type { Page } from "@playwright/test";
import { expectAccessible } from "../../harness/expectAccessible.ts";
import { holdScripts } from "../../harness/holdScripts.ts";
import { expect, test } from "../../harness/test.ts";

const sections = [
  { path: "/", link: "Home", heading: "Know every payment before you borrow" },
  { path: "/About", link: "About Us", heading: "About Us" },
  { path: "/Policy", link: "Privacy Policy", heading: "Privacy Policy" },
  { path: "/Loan", link: "Loan terms and conditions", heading: "Loan terms and conditions" },
  { path: "/Contact", link: "Contact us", heading: "Contact us" },
];

const nav = (page: Page) => page.getByRole("navigation");
const marked = (page: Page) => nav(page).locator("[aria-current=page]");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

// Without scripts each of them is opened. These are the sections with the least and the most above them.
for (const { path, link, heading: title } of sections.filter(({ path }) => /About|Contact/.test(path))) {
  test(`${path} is a deep link to its section`, { tag: ["@site.sections", "@site.routes"] }, async ({
    page,
    openLive,
  }) => {
    await openLive(path);
    await expect(heading(page, title)).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(title);
    await expect(nav(page).getByRole("link", { name: link })).toHaveAttribute("aria-current", "page");
    await expect(nav(page).getByRole("link", { name: link })).toBeInViewport();
  });
}

test("the page has no accessibility violation", async ({ page, openLive }) => {
  await openLive("/Loan");
  await heading(page, "Loan terms and conditions").waitFor();
  await expectAccessible(page);
});

test("the nav bar changes sections without a reload, and Back returns", { tag: "@site.scroll" }, async ({
  page,
  openLive,
}) => {
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

test("the page scrolls smoothly, unless the visitor prefers reduced motion", { tag: "@site.scroll" }, async ({
  page,
  openLive,
}) => {
  await openLive("/");
  const scroll = await page.evaluateHandle(() => {
    const record = { positions: new Set<number>(), hasEnded: false };
    addEventListener("scroll", () => record.positions.add(Math.round(scrollY)));
    addEventListener("scrollend", () => {
      record.hasEnded = record.positions.size > 0;
    });
    return record;
  });
  const countPositions = async () => {
    await expect.poll(() => scroll.evaluate(({ hasEnded }) => hasEnded)).toBe(true);
    return scroll.evaluate((record) => {
      const count = record.positions.size;
      record.positions.clear();
      record.hasEnded = false;
      return count;
    });
  };
  await nav(page).getByRole("link", { name: "Contact us" }).click();
  await expect(heading(page, "Contact us")).toBeInViewport();
  await expect.poll(() => top(page)).toBeGreaterThan(1000);
  expect(await countPositions()).toBeGreaterThan(1);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await nav(page).getByRole("link", { name: "Home" }).click();
  await expect.poll(() => top(page)).toBe(0);
  expect(await countPositions()).toBe(1);
});

test("manual scrolling marks the visible section", async ({ page, openLive }) => {
  await openLive("/");
  await page.getByRole("heading", { name: "Order of payments" }).scrollIntoViewIfNeeded();
  await expect(marked(page)).toHaveText("Loan terms and conditions");
});

test("the policy is framed when its section is near, with the details of the lender", {
  tag: ["@site.policy-frame", "@site.privacy"],
}, async ({ page, openLive }) => {
  await openLive("/");
  await heading(page, "Know every payment before you borrow").waitFor();
  await expect(page.locator("iframe")).toHaveCount(0);
  await nav(page).getByRole("link", { name: "Privacy Policy" }).click();
  const inside = page.frameLocator('iframe[title="Privacy Policy"]');
  await expect(inside.getByRole("heading", { name: "Grievance officer" })).toBeAttached();
  await expect(inside.getByText("grievance@sandbox.example")).toBeAttached();
  await page.getByRole("link", { name: "Read the full policy" }).click();
  await expect(heading(page, "Privacy policy")).toBeInViewport();
  await page.goBack();
  await expect(heading(page, "Privacy Policy")).toBeInViewport();
});

test("the contact form requires every field, confirms, and sends nothing", { tag: "@site.contact-local" }, async ({
  page,
  openLive,
}) => {
  await openLive("/Contact");
  await heading(page, "Contact us").waitFor();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.getByLabel("Name").fill("Ana Santos");
  await page.getByLabel("Phone").fill("0917 000 0000");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please provide complete information!")).toBeVisible();
  await page.getByLabel("Message").fill("Can I prolong my loan?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Successfully!")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  expect(sent.filter((url) => !url.includes("/assets/"))).toEqual([]);
});

test("/User shows only the site's header and footer", { tag: "@site.user" }, async ({ page, openLive }) => {
  await openLive("/User");
  await expect(nav(page).getByRole("link")).toHaveCount(5);
  await expect(page.getByRole("main")).toHaveText("");
  await expect(page.getByRole("contentinfo")).toContainText("Sandbox Lending Corp.");
  await nav(page).getByRole("link", { name: "Loan terms and conditions" }).click();
  await expect(heading(page, "Loan terms and conditions")).toBeInViewport();
});

for (const { path, title, texts } of [
  { path: "/aboutUs", title: "About us", texts: ["Our mission", "Our advantages", "Our team", "help@sandbox.example"] },
  {
    path: "/privacyPolicy",
    title: "Privacy policy",
    texts: ["In short", "Data we collect", "Minors", "Grievance officer"],
  },
]) {
  test(`${path} opens inside the app, and Back closes the webview`, {
    tag: ["@site.about-us", "@site.privacy", ...(path === "/aboutUs" ? [] : ["@long"])],
  }, async ({ page, openLive }) => {
    await openLive(path);
    await expect(heading(page, title)).toBeVisible();
    for (const text of texts) await expect(page.getByText(text, { exact: true }).first()).toBeAttached();
    await page.getByRole("button", { name: "Back" }).click();
    await expect(page.getByText(/^The app closes this page/)).toBeVisible();
  });
}

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

test("a form keeps what is typed before it is interactive", async ({ page, open }) => {
  await open("/Contact");
  await page.getByLabel("Name").fill("Ana Santos");
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(page.getByLabel("Name")).toHaveValue("Ana Santos");
});

test("a link tapped before the scripts have loaded works once they have", async ({ page, open }) => {
  const release = await holdScripts(page, /\/assets\/official-site\/[^/]+\.js$/);
  await open("/");
  await page.evaluate(() => Object.assign(window, { same: true }));
  await nav(page).getByRole("link", { name: "Contact us" }).click();
  release();
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expect(heading(page, "Contact us")).toBeInViewport();
  expect(await page.evaluate(() => "same" in window)).toBe(true);
  await page.goBack();
  await expect(heading(page, "Know every payment before you borrow")).toBeVisible();
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

test("search engines may index the public pages and no others", async ({ page, open, request, sandbox }) => {
  await open("/Loan");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${sandbox.origin}/Loan`);
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /91 to 365 days/);
  const picture = (await page.locator("meta[property='og:image']").getAttribute("content")) ?? "";
  expect((await request.get(picture)).headers()["content-type"]).toBe("image/jpeg");
  await expect(page.locator("meta[property='og:title']")).toHaveAttribute("content", "Loan terms and conditions");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  const sitemap = await (await request.get(`${sandbox.origin}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname);
  expect(listed).toEqual(["/", "/About", "/Policy", "/Loan", "/Contact", "/aboutUs", "/privacyPolicy"]);
  expect(await (await request.get(`${sandbox.origin}/robots.txt`)).text()).toContain("/sitemap.xml");
  await open("/customerService");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "File a complaint" }).waitFor();
});
