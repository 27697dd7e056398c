import type { RemotePath } from "@lending/federation/manifest";
import type { Page } from "@playwright/test";
import { holdScripts, watchShifts } from "../harness/beforeScripts.ts";
import { isFirstOfScreen, readManifest } from "../harness/readManifest.ts";
import { expect, launchQuery, test } from "../harness/test.ts";
import { queryOf } from "./screens.ts";

/** What a document shows of its data before its scripts. */
interface Shown {
  readonly facts?: boolean;
  readonly controls?: boolean;
}

/** Returns what the document of a path can show. */
export const shownEarly = ({ facts, firstPaint }: RemotePath): Shown => ({
  facts: facts !== undefined,
  controls: firstPaint.controls !== undefined,
});

/** Opens a path with its scripts held back, and waits until its document has shown what it can. */
export async function openEarly(page: Page, origin: string, address: string, shows: Shown): Promise<() => void> {
  const release = await holdScripts(page);
  const query = new URLSearchParams({ ...launchQuery, ...queryOf(address) });
  await page.goto(`${origin}${address}?${query}`, { waitUntil: "commit" });
  const place = page.locator("#skeleton");
  await expect(place.locator("[data-back], main").first()).toBeVisible();
  if (shows.facts) await expect(place.locator("[data-fact]:not(:has(span:empty))").first()).toBeVisible();
  if (shows.controls) await expect(place.locator("[data-retry][data-above]")).toBeAttached();
  return release;
}

/** Reads what the fields of a page contain, which of them has the focus, and how far it is scrolled. */
export const readState = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>("input,textarea")];
    const { activeElement } = document;
    return {
      values: fields.map(({ type, checked, value }) =>
        /radio|checkbox/.test(type) ? checked : value.replace(/ /g, ""),
      ),
      focused: fields.indexOf(activeElement as HTMLInputElement),
      scrolled: Math.round(scrollY),
    };
  });

type Box = readonly [text: string, left: number, top: number, height: number];

/** Reads where texts and named controls are on the page: those of a first paint, or everything on a screen. */
export const readBoxes = (
  page: Page,
  place: string,
  selector = "h1, [data-back], [data-fact], [data-words]",
): Promise<readonly Box[]> =>
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
        // A bar at the edge of the screen does not scroll with the page.
        let bar: Element | null = one;
        while (bar && !/fixed|sticky/.test(getComputedStyle(bar).position)) bar = bar.parentElement;
        const [x, y, size] = [left, bar ? top : top + scrollY, height].map(Math.round) as [number, number, number];
        return [[name ?? (one.textContent ?? "").trim(), x, y, size]];
      }),
    [place, selector] as const,
  );

/** Waits until each text of a first paint is where the screen has it. */
export async function expectSameBoxes(page: Page, early: readonly Box[]) {
  const readMissing = async () => {
    const boxes = (await readBoxes(page, "#root", "*")).map(String);
    return early.map(String).filter((box) => !boxes.includes(box));
  };
  await expect.poll(readMissing).toEqual([]);
}

/** The screens on which a change tries fields and positions. The long tests try every screen. */
const TRIED = new Set(["/bindBank", "/complainPageNext", "/loanConfirm", "/loanDetail", "/repay", "/promotion"]);

/**
 * Types, ticks and scrolls on each screen of an app before its scripts have loaded. The screen keeps all of it, and has every
 * text and control of its first paint in the same position.
 */
export function testEarlyInput(app: string): void {
  const manifest = readManifest(app);
  for (const [address, files] of Object.entries(manifest.paths)) {
    if (!isFirstOfScreen(manifest, address)) continue;
    const tag = TRIED.has(address) ? [] : ["@long"];
    test(`${address} keeps what is typed, ticked and scrolled before its scripts`, { tag }, async ({
      page,
      sandbox,
    }) => {
      const readShifts = await watchShifts(page);
      const reads: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/api/")) reads.push(`${request.url()} ${request.postData() ?? ""}`);
      });
      const release = await openEarly(page, sandbox.origin, address, shownEarly(files));
      const painted = await readBoxes(page, "#skeleton");
      expect(painted.length).toBeGreaterThan(0);
      const fields = page.locator("#skeleton").locator("input:visible, textarea:visible");
      const count = await fields.count();
      for (let index = 0; index < count; index += 1) {
        const field = fields.nth(index);
        await field.click();
        if (!/checkbox|radio/.test((await field.getAttribute("type")) ?? "")) await page.keyboard.type("0917");
      }
      await page.evaluate(() => scrollTo(0, 40));
      const early = await readState(page);
      expect(early.values).toHaveLength(count);
      release();
      await expect(page.locator("#skeleton")).toHaveCount(0);
      expect((await readState(page)).scrolled).toBe(early.scrolled);
      // A path may open another one.
      if (new URL(page.url()).pathname === address) {
        // A first paint can always be left; not every screen has a Back.
        const hasBack = (await page.locator("#root [data-back]").count()) > 0;
        await expectSameBoxes(
          page,
          painted.filter(([name]) => hasBack || name !== "Back"),
        );
        expect(await readShifts()).toEqual([]);
      }
      expect(reads, "the screen uses the early response").toEqual([...new Set(reads)]);
      if (count === 0) return;
      expect(await readState(page)).toEqual(early);
      // The caret is behind the last typed character.
      await page.keyboard.type("4");
      expect((await readState(page)).values.at(-1)).toBe("09174");
    });
  }
}
