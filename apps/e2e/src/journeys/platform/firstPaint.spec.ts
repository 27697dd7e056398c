import type { Page } from "@playwright/test";
import { LOADED_SCREENS } from "../../every-screen/screens.ts";
import { openEarly } from "../../every-screen/testEarlyInput.ts";
import { readManifest } from "../../harness/readManifest.ts";
import { expect, test } from "../../harness/test.ts";

const apps = ["loan", "repay", "bank-binding", "complaints"];
const paths = Object.assign({}, ...apps.map((app) => readManifest(app).paths)) as ReturnType<
  typeof readManifest
>["paths"];

type Box = readonly [text: string, left: number, top: number, height: number];

/** Reads where the texts and controls of a first paint are, or those of the same words on its screen, in the same order. */
const readBoxes = (page: Page, place: string, words?: readonly string[]): Promise<readonly Box[]> =>
  page.evaluate(
    ([selector, known]) => {
      const element = document.querySelector(selector) as HTMLElement;
      const early = "h1, [data-back], [data-fact], [data-words]";
      const texts = (one: Element) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim();
      const isVisible = (one: Element) =>
        one.getClientRects().length > 0 && getComputedStyle(one).visibility === "visible" && texts(one) !== "";
      const candidates = [...element.querySelectorAll(known ? "*" : early)].filter(isVisible);
      const found = known
        ? known.map((text) => {
            const same = candidates.filter((one) => texts(one) === text);
            // The innermost, and for a name its control.
            return same.find((one) => one.hasAttribute("aria-label")) ?? same.at(-1);
          })
        : candidates;
      return found.flatMap((one) => {
        if (!one) return [];
        const range = document.createRange();
        range.selectNodeContents(one);
        const { left, top, height } = (one.hasAttribute("aria-label") ? one : range).getBoundingClientRect();
        return [[texts(one), Math.round(left), Math.round(top), Math.round(height)] as const];
      });
    },
    [place, words] as const,
  );

for (const { path, query, shows, redirects } of LOADED_SCREENS) {
  const firstPaint = paths[path]?.firstPaint;
  if (!firstPaint || redirects) continue;
  test(`${path} has every text and control of its first paint where its screen has it`, async ({ page, sandbox }) => {
    const release = await openEarly(page, sandbox.origin, path, firstPaint);
    const early = await readBoxes(page, "#skeleton");
    expect(early.length).toBeGreaterThan(1);
    release();
    await expect(shows(page)).toBeVisible();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    const words = early.map(([text]) => text);
    await expect.poll(() => readBoxes(page, "#root", words)).toEqual(early);
    expect(query).toBeDefined();
  });
}
