import type { Locator, Page } from "@playwright/test";
import { holdScripts } from "../../harness/beforeScripts.ts";
import { installApp } from "../../harness/borrower.ts";
import { expect, test } from "../../harness/test.ts";

/** Covers the lower part of the screen, as the keyboard of an edge-to-edge app does: no viewport shrinks. */
async function openKeyboard(page: Page, field: Locator): Promise<void> {
  await field.tap();
  await page.evaluate(() => {
    const keyboard = document.createElement("div");
    keyboard.id = "keyboard";
    keyboard.style.cssText = "position:fixed;inset:auto 0 0;height:45vh;background:#888;z-index:99;pointer-events:none";
    document.documentElement.append(keyboard);
  });
  await expect(page.locator("body")).toHaveCSS("padding-bottom", "370px");
}

/** The part of the screen above the keyboard. */
const FREE_PX = 740 * 0.55;
const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom);

test("the lowest field and Next scroll above a keyboard that shrinks nothing", async ({ page, openLive }) => {
  await installApp(page);
  await openLive("/bindBank", { productId: "p-1", lang: "en-PH" });
  const lowest = page.getByRole("textbox", { name: "Account number" }).last();
  await openKeyboard(page, lowest);
  await expect.poll(() => bottomOf(lowest)).toBeLessThanOrEqual(FREE_PX);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const next = page.getByRole("button", { name: "Next", exact: true });
  expect(await bottomOf(next)).toBeLessThanOrEqual(FREE_PX);
  // It stays under the finger that presses it.
  await next.dispatchEvent("pointerdown");
  await next.focus();
  expect(await bottomOf(next)).toBeLessThanOrEqual(FREE_PX);
});

/** Taps a mail address, which opens in a hidden frame. */
async function expectHiddenFrame(page: Page): Promise<void> {
  const link = page.getByRole("link", { name: "help@sandbox.example" }).first();
  await expect(link).toBeVisible();
  const address = page.url();
  await page.evaluate(() => {
    addEventListener("click", ({ defaultPrevented }) => Object.assign(window, { defaultPrevented }));
  });
  await link.tap();
  expect(await page.evaluate(() => Reflect.get(window, "defaultPrevented"))).toBe(true);
  await expect(page.locator("#contact-frame")).toHaveAttribute("src", "mailto:help@sandbox.example");
  expect(page.url()).toBe(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test("a mail link of a public page opens in a hidden frame before the scripts have loaded", async ({ page, open }) => {
  await installApp(page);
  const release = await holdScripts(page);
  const opened = open("/aboutUs");
  await expectHiddenFrame(page);
  release();
  await opened;
});
