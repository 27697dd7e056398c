import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";

const nativeBack = (page: Page) =>
  page.evaluate(() => !window.dispatchEvent(new CustomEvent("appbridge:back", { cancelable: true })));

interface Overlay {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly title: string;
  /** The button that opens the overlay. */
  readonly opener: string | RegExp;
}

/** Expects that the app's Back and the browser's close an overlay, and that its page stays. */
export function testOverlay({ path, query, title, opener }: Overlay): void {
  test(`${path}: Back closes an overlay, and the page stays`, { tag: path === "/repayDelay" ? "@long" : [] }, async ({
    page,
    open,
  }) => {
    await open(path, query);
    for (const goBack of [nativeBack, () => page.goBack()]) {
      await page.getByRole("button", { name: opener }).first().click();
      await expect(page.getByRole("dialog")).toHaveCount(1);
      await goBack(page);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    }
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
