import type { Page } from "@playwright/test";
import { LOADED_SCREENS, loadedScreen, OTHER_SCREENS } from "../../every-screen/screens.ts";
import { expect, order, test } from "../../harness/test.ts";

// A change is tried where money is agreed and paid, in Filipino, which has the longest words. The long tests try every
// path, and the other texts (`pnpm verify --deep`).
const ofMoney = ["/loanConfirm", "/repay", "/repaymentOfCode"];
const tagOf = (path: string, lang: string) => (lang === "fil-PH" && ofMoney.includes(path) ? [] : ["@long"]);
/** Enlarges every text and its lines, and no other length, as the text zoom of an Android webview does. */
function zoomText(factor: number): void {
  const elements = [...document.querySelectorAll<HTMLElement>("body *")];
  for (const { style } of elements) {
    style?.removeProperty("font-size");
    style?.removeProperty("line-height");
  }
  const styles = elements.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
  });
  for (const { element, fontSize, lineHeight } of styles) {
    if (!(element instanceof HTMLElement)) continue;
    element.style.setProperty("font-size", `${fontSize * factor}px`, "important");
    if (lineHeight > 0) element.style.setProperty("line-height", `${lineHeight * factor}px`, "important");
  }
}

/**
 * Returns the texts that are not completely on the screen or in a part that hides what is larger, the figures that a line
 * break cuts between two digits, and the words of up to 12 letters (10 at 320 px) that it cuts. A part that scrolls
 * sideways may be wider.
 */
function findCutTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = new Set<string>();
  const isScrolled = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? "").trim();
    const range = document.createRange();
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (text === "" || width === 0) continue;
    let isHidden = false;
    let isWide = left < -1 || right > innerWidth + 1;
    for (let part = node.parentElement; part !== null && part !== document.body; part = part.parentElement) {
      const style = getComputedStyle(part);
      const box = part.getBoundingClientRect();
      // Also the first lines of a longer text, which its page shows completely.
      isHidden ||= box.width <= 1;
      if (isScrolled(style) || isHidden || style.webkitLineClamp !== "none") {
        isWide = false;
        break;
      }
      // The dots at the start of a line are hidden so.
      const clipped = Number.parseFloat(/^inset\(\S+ \S+ \S+ ([\d.]+px)\)$/.exec(style.clipPath)?.[1] ?? "0");
      if (left < box.left + clipped - 1 && clipped > 0) isWide = true;
      if (style.overflowX !== "visible" && (left < box.left - 1 || right > box.right + 1)) isWide = true;
      if (style.overflowY === "hidden" && (top < box.top - 2 || bottom > box.bottom + 2))
        cut.add(`${text} is too high`);
    }
    if (isWide) cut.add(`${text} is too wide`);
    // Not a part of an address.
    for (const { 0: whole, index } of (node.textContent ?? "").matchAll(
      /\d[\d.]*\d|(?<![\p{L}\d@.])\p{L}{2,}(?!\p{L}|[\d@]|\.\p{L})/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + whole.length);
      const isShort = whole.length < (/\d/.test(whole) ? 8 : innerWidth < 360 ? 11 : 13);
      if (
        isShort &&
        !isHidden &&
        new Set([...range.getClientRects()].map(({ top: line }) => Math.round(line))).size > 1
      )
        cut.add(`${whole} on two lines`);
    }
  }
  return [...cut];
}

/** Expects that nothing is cut and the page is not wider than the screen. */
async function expectWhole(page: Page, name: string): Promise<void> {
  expect.soft(await page.evaluate(findCutTexts), name).toEqual([]);
  const { width } = page.viewportSize() ?? { width: 0 };
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width);
}

/** Expects the page, as it is now, with its text at 150 % and at 200 %, on a phone of 360 px and of 320 px. */
async function expectWholeWhenEnlarged(page: Page): Promise<void> {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const factor of [1.5, 2]) {
      await page.evaluate(zoomText, factor);
      await expectWhole(page, `${factor * 100} % at ${width} px`);
    }
  }
}

for (const { path, query, call, redirects } of [...LOADED_SCREENS, ...OTHER_SCREENS]) {
  if (redirects) continue;
  for (const lang of [call === undefined ? "en-PH" : "source", "fil-PH"])
    test(`enlarged text is whole on ${path} (${lang})`, { tag: tagOf(path, lang) }, async ({ page, openLive }) => {
      await openLive(path, { ...query, lang });
      // Pages of the shell are alerts themselves.
      await expect(call === undefined ? page.getByRole("main") : loadedScreen(page)).toBeVisible();
      await expectWholeWhenEnlarged(page);
    });
}

test("a browser that doubles its font size nearly doubles the title", { tag: "@screens.long-text" }, async ({
  page,
  openLive,
}) => {
  await openLive("/repay", { ...order, lang: "fil-PH" });
  await page.setViewportSize({ width: 320, height: 740 });
  const readSize = () => page.locator("h1").evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  const size = await readSize();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(await readSize()).toBeGreaterThanOrEqual(1.7 * size);
  await expectWhole(page, "200 %");
});

test("the button for a code is not wider than its field", async ({ page, openLive }) => {
  await openLive("/promotion", { lang: "fil-PH" });
  await page.setViewportSize({ width: 320, height: 740 });
  await page.evaluate(zoomText, 2);
  const field = await page.getByLabel("SMS code").boundingBox();
  const button = await page.getByRole("button", { name: "Kumuha ng code" }).boundingBox();
  expect(button?.x).toBeCloseTo(field?.x ?? 0, 0);
  expect(button?.width).toBeLessThanOrEqual((field?.width ?? 0) + 0.5);
});

test("text enlarged 2 times is whole in the first paint", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.route(/\/shell\/.*\.js$/, () => undefined);
  for (const path of ["/loanDetail", "/repay"]) {
    const opened = open(path, { ...order, lang: "en-PH" }).catch(() => undefined);
    await expect(page.locator("#skeleton main").getByText("650.00").first()).toBeVisible();
    await page.evaluate(zoomText, 2);
    await expectWhole(page, path);
    await page.goto("about:blank");
    await opened;
  }
});
