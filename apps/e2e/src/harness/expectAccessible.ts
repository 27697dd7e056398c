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
