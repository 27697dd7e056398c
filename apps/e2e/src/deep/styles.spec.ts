import { readdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { LOADED_SCREENS, OTHER_SCREENS } from "../every-screen/screens.ts";
import { expect, test } from "../harness/test.ts";

/** The shell has one file of styles. */
const OF_SHELL = new Set(["/error", "/otherSite", "/testPreview"]);

const screens = [
  ...LOADED_SCREENS.filter(({ redirects }) => !redirects),
  { path: "/loanDetail", query: { productId: "p-1", orderId: "o-1" } },
  { path: "/repaymentOfCode", query: { showType: "2", payCode: "123456789012", repayAmount: "₱2,650.00" } },
  ...OTHER_SCREENS.filter(({ path: address }) => !OF_SHELL.has(address)),
];

/** Returns position, size and main styles of every element of the page. */
const readLayout = (page: Page) =>
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

/** Returns the layout once it has stopped changing: pictures and lazy components have loaded. */
async function readStableLayout(page: Page) {
  let layout = await readLayout(page);
  let unchanged = 0;
  const compare = async () => {
    const now = await readLayout(page);
    unchanged = JSON.stringify(now) === JSON.stringify(layout) ? unchanged + 1 : 0;
    layout = now;
    return unchanged;
  };
  await expect.poll(compare, { intervals: [300] }).toBeGreaterThanOrEqual(4);
  return layout;
}

/** Loads all styles of the page's remote after those of the screen, as visiting its other screens and dialogs does. */
async function loadOtherStyles(page: Page) {
  const { name, base } = await page.evaluate(() => {
    const { remotes } = JSON.parse(document.getElementById("registry")?.textContent ?? "{}") as {
      remotes: { name: string; base: string; paths: Record<string, unknown> }[];
    };
    const remote = remotes.find(({ paths }) => location.pathname in paths);
    return { name: remote?.name ?? "", base: remote?.base ?? "" };
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

// Each screen's style sheet contains a copy of its components' styles. A rule that adapts a component therefore needs a
// higher specificity (two classes), so that a copy loaded later with another screen does not override it (decision 012).
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
    const before = await readStableLayout(page);
    expect(await loadOtherStyles(page)).toBeGreaterThan(0);
    expect(await readLayout(page)).toEqual(before);
  });
}
