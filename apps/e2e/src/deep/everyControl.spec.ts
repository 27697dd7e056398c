import type { Page } from "@playwright/test";
import { openEarly, shownEarly } from "../every-screen/testEarlyInput.ts";
import { installApp } from "../harness/borrower.ts";
import { isFirstOfScreen, readManifest } from "../harness/readManifest.ts";
import { expect, test } from "../harness/test.ts";

// Playwright's own script, in the sandboxed frame of an agreement.
test.use({ expectedErrors: /Blocked script execution in .*\/agreements\// });

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

/** Taps each control of each screen of an app before its scripts have loaded. */
function testEarlyControls(app: string): void {
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
        return { page, effects, release: await openEarly(page, sandbox.origin, address, shownEarly(files)) };
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

for (const app of ["shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"])
  testEarlyControls(app);
