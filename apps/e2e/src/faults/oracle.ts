import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";

/** What no borrower should ever read. */
const UGLY =
  /\bundefined\b|\bNaN\b|\[object |\bnull\b|\w*(?:Error|Fault|Exception)\b:?|\bJSON\b|\bHTTP\b|<\/?\w+>|\bat \S+:\d+/;

/** Never blank: one title, something under it, and words that a person would say. */
export async function expectWholePage(page: Page) {
  // A dialog hides the title behind it from readers, not from the page.
  const title = page.getByRole("heading", { level: 1, includeHidden: true });
  await expect(title).toHaveCount(1);
  await expect(title).not.toHaveText("");
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expectPlainWords(page);
}

/** Plain words: nothing of the machine's shows. */
export async function expectPlainWords(page: Page) {
  await expect(page.locator("body")).toHaveText(/\S/);
  await expect(page.locator("body")).not.toHaveText(UGLY, { useInnerText: true });
}

/** What was announced, by a toast or in place. */
export const announced = (page: Page) =>
  page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: /\S/ }).filter({ visible: true });

/** Nobody who moves by keyboard or screen reader was thrown back to the top of the page. */
export const expectFocusKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
