import { cleanup } from "@testing-library/react";
import axe from "axe-core";
import { afterEach } from "vitest";

afterEach(cleanup);

export { act, fireEvent, render, screen } from "@testing-library/react";
export { userEvent } from "@testing-library/user-event";

/**
 * Returns the axe violations of the page as short texts; an empty list means none. Contrast and regions need a laid-out
 * page, which jsdom lacks: tests of the tokens and stories in a browser cover them.
 */
export async function findViolations(element: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
