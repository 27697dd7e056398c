import type { Page } from "@playwright/test";
import { holdScripts } from "../harness/beforeScripts.ts";
import { installApp } from "../harness/borrower.ts";
import { type BuildManifest, isFirstOfScreen, readManifest } from "../harness/readManifest.ts";
import { expect, launchQuery, test } from "../harness/test.ts";
import { watchShifts } from "../harness/watchShifts.ts";
import { LOADED_SCREENS } from "./screens.ts";

const order = { productId: "p-1", orderId: "o-174", problemId: "1" };
const queries = Object.fromEntries(LOADED_SCREENS.map((screen) => [screen.path, screen.query]));

/** Opens a path with its scripts held back, and waits until its document has shown what it can. */
export async function openEarly(
  page: Page,
  origin: string,
  address: string,
  { facts, actions }: Partial<BuildManifest["paths"][string]["firstPaint"]>,
): Promise<() => void> {
  const release = await holdScripts(page);
  const query = new URLSearchParams({ ...launchQuery, ...(queries[address] ?? order) });
  await page.goto(`${origin}${address}?${query}`, { waitUntil: "commit" });
  const place = page.locator("#skeleton");
  await expect(place.locator("[data-back], main").first()).toBeVisible();
  if (facts && facts.length > 0) await expect(place.locator("[data-fact]:not(:has(span:empty))").first()).toBeVisible();
  if (actions && actions.length > 0) await expect(place.locator("[data-retry][data-above]")).toBeAttached();
  return release;
}

const readState = (page: Page) =>
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

interface Control {
  readonly name: string;
  /** Its index among the controls of the same name. */
  readonly index: number;
}

const CONTROLS = "button:visible, a[href]:not([href^=tel]):not([href^=mailto]):not([target]):visible";

/** Returns the visible controls of an element, by name. */
async function listControls(page: Page, place: string): Promise<readonly Control[]> {
  const names = await page
    .locator(place)
    .locator(CONTROLS)
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") || (one.textContent ?? "").trim()));
  return names.map((name, index) => ({ name, index: names.slice(0, index).filter((one) => one === name).length }));
}

/** Returns a control of `listControls` of the first paint or of its screen. */
const findControl = (page: Page, place: string, { name, index }: Control) =>
  page
    .locator(place)
    .locator(CONTROLS)
    .and(page.getByRole("button", { name, exact: true }).or(page.getByRole("link", { name, exact: true })))
    .nth(index);

/** Watches everything that a tap can cause: requests, commands for the native app, the address and the screen. */
async function watchEffects(page: Page) {
  const sent = await installApp(page);
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== "GET" && pathname !== "/collect") sent.push(`${request.method()} ${pathname}`);
  });
  return {
    read: async () => ({
      sent: [...sent].sort(),
      ...(await page.evaluate(() => ({
        address: location.pathname + location.search + location.hash,
        entry: history.state?.idx,
        headings: [...document.querySelectorAll("h1,h2")].map((one) => one.textContent),
        dialogs: document.querySelectorAll("[role=dialog],dialog[open]").length,
        messages: [...document.querySelectorAll("[role=status],[role=alert]")].map((one) => one.textContent).join(""),
      }))),
    }),
  };
}

/** Returns the positions on the page of Back and of the title. */
const readPositions = (page: Page, place: string) =>
  page.locator(place).evaluate((root) =>
    ["[data-back]", "h1"].map((name) => {
      const box = root.querySelector(name)?.getBoundingClientRect();
      return box && `${name} ${Math.round(box.x)} ${Math.round(box.y + scrollY)}`;
    }),
  );

/** The screens whose fields or position a change tries. The long tests try every screen. */
const TRIED = new Set(["/bindBank", "/complainPageNext", "/loanConfirm", "/repay", "/promotion"]);

/** Types, ticks and scrolls on each screen of an app before its scripts have loaded. */
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
      const release = await openEarly(page, sandbox.origin, address, files.firstPaint);
      const positions = await readPositions(page, "#skeleton");
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
      // A path that opens another one shows that one's title.
      if (new URL(page.url()).pathname === address) {
        const final = await readPositions(page, "#root");
        const areInBoth = (_: unknown, index: number) => Boolean(positions[index] && final[index]);
        expect(final.filter(areInBoth)).toEqual(positions.filter(areInBoth));
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

/** Taps each control of each screen of an app before its scripts have loaded. */
export function testEarlyControls(app: string): void {
  const manifest = readManifest(app);
  for (const [address, files] of Object.entries(manifest.paths)) {
    if (!isFirstOfScreen(manifest, address)) continue;
    test(`every control of ${address} works once when it is tapped before the scripts`, async ({
      context,
      sandbox,
    }) => {
      test.slow();
      /** Opens the path in a tab without a previous launch. */
      const openTab = async () => {
        const page = await context.newPage();
        const effects = await watchEffects(page);
        return { page, effects, release: await openEarly(page, sandbox.origin, address, files.firstPaint) };
      };
      const { page: first } = await openTab();
      const controls = await listControls(first, "#skeleton");
      await first.close();
      expect(controls.length, "controls").toBeGreaterThan(0);
      for (const control of controls) {
        await test.step(control.name, async () => {
          const early = await openTab();
          await findControl(early.page, "#skeleton", control).click();
          early.release();
          await expect(early.page.locator("#skeleton")).toHaveCount(0);
          const isBack = /^(Back|Not now)$/.test(control.name);
          // A screen may do more on Back: it asks first, or ends a step of the app that its document has not begun.
          const readCommands = async () => (await early.effects.read()).sent.filter((one) => one === "closeWebview");
          if (isBack) await expect.poll(readCommands).toEqual(["closeWebview"]);
          else {
            const late = await openTab();
            late.release();
            await expect(late.page.locator("#skeleton")).toHaveCount(0);
            await findControl(late.page, "#root", control).click();
            for (const { page } of [late, early]) await page.waitForLoadState("networkidle");
            // The file of a sheet may arrive in either tab first.
            await expect(async () => {
              const { entry, ...expected } = await late.effects.read();
              // The screen opens a path of another remote as a document, whose history begins at 0.
              const isDocument = entry === 0 && new URL(late.page.url()).pathname !== address;
              expect(await early.effects.read()).toEqual({ ...expected, entry: isDocument ? 1 : entry });
            }).toPass({ timeout: 15_000 });
            await late.page.close();
          }
          await early.page.close();
        });
      }
    });
  }
}
