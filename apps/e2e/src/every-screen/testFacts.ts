import type { Page } from "@playwright/test";
import { holdScripts } from "../harness/beforeScripts.ts";
import { expect, test } from "../harness/test.ts";
import { watchShifts } from "../harness/watchShifts.ts";

/** Returns left, top and height of the first occurrence of a text. */
const positionOf = (page: Page, text: string) =>
  page.evaluate((wanted) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.parentElement?.closest("script, template")) continue;
      // An amount may break between thousands: its text is then in several nodes.
      let end: Node = node;
      let text = node.textContent?.trim() ?? "";
      while (text !== "" && text !== wanted && wanted.startsWith(text) && end.nextSibling) {
        end = end.nextSibling;
        text += end.textContent ?? "";
      }
      if (text !== wanted) continue;
      const range = document.createRange();
      range.setStart(node, 0);
      range.setEndAfter(end);
      const { left, top, height } = range.getBoundingClientRect();
      return [left, top, height].map(Math.round);
    }
    return undefined;
  }, text);

interface Facts {
  readonly path: string;
  /** What the document shows of the first response, in this order on the page. */
  readonly texts: readonly string[];
  /** A button that only the screen has. */
  readonly control: string;
}

/** Expects that a document shows what it can of the first response before any script has loaded, where the screen shows it. */
export function testFacts({ path, texts, control }: Facts): void {
  test(`${path} shows its facts before any script has loaded, in the same position as the screen`, async ({
    page,
    open,
  }) => {
    const readShifts = await watchShifts(page);
    const release = await holdScripts(page);
    // The page has loaded only after its scripts, so this must not wait.
    const opened = open(path, { productId: "p-1", orderId: "o-174" });
    await expect(page.locator("#skeleton")).toContainText(texts.at(-1) ?? "");
    const before = await Promise.all(texts.map((text) => positionOf(page, text)));
    expect(before).not.toContain(undefined);
    release();
    await opened;
    await expect(page.getByRole("button", { name: control, exact: true })).toBeVisible();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect.poll(() => Promise.all(texts.map((text) => positionOf(page, text)))).toEqual(before);
    expect(await readShifts()).toEqual([]);
  });
}
