import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
const pages = [
  ["/loanConfirm", { productId: "p-1" }],
  ["/loanDetail", order],
  ["/repay", order],
  ["/repaymentOfCode", { type: "1", payCode: "801244673091" }],
] as const;

/** Enlarges every text and its lines, and no other length, as the text zoom of an Android webview does. */
function zoomText(factor: number): void {
  const styles = [...document.querySelectorAll<HTMLElement>("body *")].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
  });
  for (const { element, fontSize, lineHeight } of styles) {
    if (!(element instanceof HTMLElement)) continue;
    element.style.setProperty("font-size", `${fontSize * factor}px`, "important");
    if (lineHeight > 0) element.style.setProperty("line-height", `${lineHeight * factor}px`, "important");
  }
}

/** Returns the figures that are not completely between the edges of the screen, or that a line break cuts between two digits. */
function findCutFigures(): string[] {
  const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!/\d/.test(node.textContent ?? "")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right } = range.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) cut.push(node.textContent ?? "");
    for (const { 0: digits, index } of (node.textContent ?? "").matchAll(/\d[\d.]*\d/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + digits.length);
      if (digits.length < 8 && new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        cut.push(`${digits} on two lines`);
    }
  }
  return cut;
}

/** Enlarges the text of the page as it is now, and expects that nothing is cut and the page is not wider than the screen. */
async function expectWhole(page: Page, factor: number, path: string): Promise<void> {
  await page.evaluate(zoomText, factor);
  expect(await page.evaluate(findCutFigures), path).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
}

for (const width of [360, 320])
  for (const factor of [1.5, 2])
    test(`text enlarged ${factor} times cuts no amount at ${width} px`, async ({ page, open }) => {
      await page.setViewportSize({ width, height: 740 });
      for (const [path, query] of pages) {
        await open(path, { ...query, lang: "en-PH" });
        await expect(page.locator("main:not(.sk-page)").getByText(/\d/).first()).toBeVisible();
        await expectWhole(page, factor, path);
      }
    });

test("text enlarged 2 times cuts no amount of the first paint", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.route(/\/shell\/.*\.js$/, () => undefined);
  for (const path of ["/loanDetail", "/repay"]) {
    const opened = open(path, { ...order, lang: "en-PH" }).catch(() => undefined);
    await expect(page.locator("main.sk-page").getByText("650.00").first()).toBeVisible();
    await expectWhole(page, 2, path);
    await page.goto("about:blank");
    await opened;
  }
});
