import type { Page } from "@playwright/test";
import { LOADED_SCREENS } from "../../every-screen/screens.ts";
import { openEarly } from "../../every-screen/testEarlyInput.ts";
import { isFirstOfScreen, readManifest } from "../../harness/readManifest.ts";
import { expect, test } from "../../harness/test.ts";
import { watchShifts } from "../../harness/watchShifts.ts";

/** The first path of each screen. */
const paths = Object.fromEntries(
  ["loan", "repay", "bank-binding", "complaints"].flatMap((app) => {
    const manifest = readManifest(app);
    return Object.entries(manifest.paths).filter(([path]) => isFirstOfScreen(manifest, path));
  }),
);

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

/** Waits until each text of a first paint is where the screen has it. */
async function expectSame(page: Page, early: readonly Box[]) {
  const readMissing = async () => {
    const boxes = (await readBoxes(page, "#root", "*")).map(String);
    return early.map(String).filter((box) => !boxes.includes(box));
  };
  await expect.poll(readMissing).toEqual([]);
}

for (const { path, readQuery, shows, redirects } of LOADED_SCREENS) {
  const firstPaint = paths[path]?.firstPaint;
  if (!firstPaint || redirects || readQuery) continue;
  test(`${path} has every text and control of its first paint where its screen has it`, async ({ page, sandbox }) => {
    const release = await openEarly(page, sandbox.origin, path, firstPaint);
    await expect(page.locator("#skeleton [data-fact]:has(span:empty)")).toHaveCount(0);
    const early = await readBoxes(page, "#skeleton", "h1, [data-back], [data-fact], [data-words]");
    expect(early.length).toBeGreaterThan(1);
    release();
    await expect(shows(page)).toBeVisible();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expectSame(page, early);
  });
}

for (const { path, query, call, shows } of LOADED_SCREENS) {
  if (!["/loanConfirm", "/complaintList"].includes(path)) continue;
  test(`${path} shows its first paint when another page opens it, and nothing moves`, async ({ page, open }) => {
    const readShifts = await watchShifts(page);
    await open("/testPreview");
    await expect(page.locator("#skeleton")).toHaveCount(0);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**${call}*`, async (route) => {
      await gate;
      await route.continue();
    });
    const before = (await readShifts()).length;
    await page.evaluate(
      (address) => {
        history.pushState(null, "", address);
        dispatchEvent(new PopStateEvent("popstate"));
      },
      `${path}?${new URLSearchParams(query)}`,
    );
    await expect(page.locator("#root [data-first-paint] :empty[class]").nth(4)).toBeVisible();
    const early = await readBoxes(page, "#root [data-first-paint]", "h1, [data-back], [data-words]");
    expect(early.length).toBeGreaterThan(1);
    release();
    await expect(shows(page)).toBeVisible();
    await expectSame(page, early);
    await expect(page.locator("[data-first-paint]")).toHaveCount(0);
    expect((await readShifts()).slice(before)).toEqual([]);
  });
}
