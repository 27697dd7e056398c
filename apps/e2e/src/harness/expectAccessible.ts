import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/**
 * Expects no accessibility violation of a complete document: the shell, the screen and their title together. The stories
 * analyse every state of every screen, so a journey analyses a document once for each app.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // The page has no frame that a borrower's words are in, so the analysis needs no second page.
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

/** Expects that nothing is wider than the page at 320 px and with text of twice the size. */
export async function expectReflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize({ width: 360, height: 740 });
}
