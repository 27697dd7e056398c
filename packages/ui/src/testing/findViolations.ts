import axe from "axe-core";

/**
 * What axe finds wrong with what is on the page, as short texts; none is right. Contrast and regions need a laid-out
 * page, which jsdom has not: tokens are tested on their own, and the stories run in a browser.
 */
export async function findViolations(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
