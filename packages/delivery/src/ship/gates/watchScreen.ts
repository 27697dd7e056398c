import type { Page } from "playwright-core";

/**
 * Makes every document of a page keep the time at which its screen was rendered: the document's first paint is gone and a heading is
 * present. Call it before the page opens. Observes the change itself: a busy browser runs further tasks before a poll sees
 * it, and what their files request then looks like a part of the first load.
 */
export const watchScreen = (page: Page) =>
  page.addInitScript(() => {
    const isRendered = () =>
      document.getElementById("skeleton") === null &&
      [...document.querySelectorAll("h1")].some((one) => one.offsetHeight > 0 || one.textContent !== "");
    let renderedOn = 0;
    const readRenderedOn = () => {
      if (renderedOn === 0 && isRendered()) renderedOn = Date.now();
      return renderedOn;
    };
    const observer = new MutationObserver(() => readRenderedOn() > 0 && observer.disconnect());
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(window, { readRenderedOn });
  });

/** Waits for the screen of a watched page. Returns when it was rendered, as in the page's Date.now(). */
export async function waitForScreen(page: Page, timeoutMs: number): Promise<number> {
  const readRenderedOn = () => (window as unknown as { readRenderedOn: () => number }).readRenderedOn();
  return (await page.waitForFunction(readRenderedOn, undefined, { timeout: timeoutMs })).jsonValue();
}
