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

/** Reads where texts and named controls are: those of a first paint, or everything on a screen. */
const readBoxes = (page: Page, place: string, selector: string): Promise<readonly Box[]> =>
  page.evaluate(
    ([inside, wanted]) =>
      [...document.querySelectorAll(`${inside} :is(${wanted})`)].flatMap((one): Box[] => {
        const name = one.getAttribute("aria-label");
        const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const text = walker.nextNode();
        if (text) range.setStartBefore(text);
        for (let last = text; last; last = walker.nextNode()) range.setEndAfter(last);
        const { left, top, height } = (name === null ? range : one).getBoundingClientRect();
        if (height === 0 || getComputedStyle(one).visibility !== "visible") return [];
        return [[name ?? (one.textContent ?? "").trim(), ...[left, top, height].map(Math.round)] as unknown as Box];
      }),
    [place, selector] as const,
  );

for (const { path, readQuery, shows, redirects } of LOADED_SCREENS) {
  const firstPaint = paths[path]?.firstPaint;
  if (!firstPaint || redirects || readQuery) continue;
  test(`${path} has every text and control of its first paint where its screen has it`, async ({ page, sandbox }) => {
    const release = await openEarly(page, sandbox.origin, path, firstPaint);
    const early = await readBoxes(page, "#skeleton", "h1, [data-back], [data-fact], [data-words]");
    expect(early.length).toBeGreaterThan(1);
    release();
    await expect(shows(page)).toBeVisible();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    const readMissing = async () => {
      const boxes = (await readBoxes(page, "#root", "*")).map(String);
      return early.map(String).filter((box) => !boxes.includes(box));
    };
    await expect.poll(readMissing).toEqual([]);
  });
}
