import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const screens = [
  { path: "/loanDetail", query: order },
  { path: "/loanDetail", query: { productId: "p-1", orderId: "o-1" } },
  { path: "/loanConfirm", query: { productId: "p-1" } },
  { path: "/loginFailure", query: {} },
  { path: "/recommendList", query: {} },
  { path: "/productUrl", query: {} },
  { path: "/loanAgreement", query: { productId: "p-1", position: "loan-agreement" } },
  { path: "/repay", query: order },
  { path: "/repayDelay", query: order },
  { path: "/repaymentOfCode", query: { showType: "1", payCode: "123456789012", repayAmount: "₱2.650" } },
  { path: "/repaymentOfCode", query: { showType: "2", payCode: "123456789012", repayAmount: "₱2.650" } },
  { path: "/payInstructions", query: {} },
  { path: "/bindBank", query: { productId: "p-1" } },
  { path: "/promotion", query: {} },
  { path: "/About", query: {} },
  { path: "/Contact", query: {} },
  { path: "/aboutUs", query: {} },
  { path: "/privacyPolicy", query: {} },
];

/** How every element of the page is placed and looks. */
const looks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body *:not(script):not(link)")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, borderRadius, borderTopWidth, textAlign, display } =
        getComputedStyle(element);
      const box = [x, y, width, height].map(Math.round).join(" ");
      const style = [color, backgroundColor, font, borderRadius, borderTopWidth, textAlign, display].join(" ");
      return `${element.tagName} ${element.textContent?.slice(0, 30)}: ${box}, ${style}`;
    }),
  );

/** The same once nothing has changed for a while: pictures and late parts have come. */
async function looksAtRest(page: Page) {
  let seen = await looks(page);
  let unchanged = 0;
  const compare = async () => {
    const now = await looks(page);
    unchanged = JSON.stringify(now) === JSON.stringify(seen) ? unchanged + 1 : 0;
    seen = now;
    return unchanged;
  };
  await expect.poll(compare, { intervals: [300] }).toBeGreaterThanOrEqual(4);
  return seen;
}

/** Loads all styles of the page's remote after the screen's own, as walking through its screens and dialogs would. */
async function loadOtherStyles(page: Page) {
  const { name, base } = await page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById("registry")?.textContent ?? "{}") as {
      remotes: { name: string; base: string; paths: Record<string, unknown> }[];
    };
    const own = remotes.find(({ paths }) => location.pathname in paths);
    return { name: own?.name ?? "", base: own?.base ?? "" };
  });
  const files = readdirSync(path.join(import.meta.dirname, `../../../${name}/dist/remote`));
  const sheets = files.filter((file) => file.endsWith(".css")).map((file) => base + file);
  for (const sheet of sheets) await loadSheet(page, sheet);
  return sheets.length;
}

const loadSheet = (page: Page, sheet: string) =>
  page.evaluate(
    (href) =>
      new Promise((resolve, reject) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.onload = resolve;
        link.onerror = reject;
        link.href = href;
        document.head.append(link);
      }),
    sheet,
  );

// A screen's styles bring their own copy of each component's. So a style that adapts a component must hold against a
// copy that came later, with another screen: by two classes where the component's has one.
for (const { path: address, query } of screens) {
  test(`${address} ${new URLSearchParams(query)} looks the same among the styles of all its remote's screens`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(address, query);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    const before = await looksAtRest(page);
    expect(await loadOtherStyles(page)).toBeGreaterThan(0);
    expect(await looks(page)).toEqual(before);
  });
}
