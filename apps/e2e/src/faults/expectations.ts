import type { Page } from "@playwright/test";
import { expect } from "../harness/test.ts";

/** Technical text that a borrower must never see. The six characters of an error are for the call to the lender. */
const TECHNICAL_TEXT =
  /\bundefined\b|\bNaN\b|\[object |\bnull\b|\w*(?:Error(?! code [2-9A-Z]{6}\b)|Fault|Exception)\b:?|\bJSON\b|\bHTTP\b|<\/?\w+>|\bat \S+:\d+/;

/** Expects a rendered page: exactly one title, no skeleton and no technical text. */
export async function expectRenderedPage(page: Page) {
  // A modal dialog hides the title behind it from assistive technology.
  const title = page.getByRole("heading", { level: 1, includeHidden: true });
  await expect(title).toHaveCount(1);
  await expect(title).not.toHaveText("");
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expectPlainText(page);
}

/** Expects text on the page, and no technical text. */
export async function expectPlainText(page: Page) {
  await expect(page.locator("body")).toHaveText(/\S/);
  await expect(page.locator("body")).not.toHaveText(TECHNICAL_TEXT, { useInnerText: true });
}

/** Locates visible alerts and status messages, in toasts or in the page. */
export const announcement = (page: Page) =>
  page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: /\S/ }).filter({ visible: true });

/** Expects the focus on an element, so that keyboard and screen-reader users do not lose their position. */
export const expectFocusInPage = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);
