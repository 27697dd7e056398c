import { installApp } from "../harness/borrower.ts";
import { isFirstOfScreen, readManifest } from "../harness/readManifest.ts";
import { expect, test } from "../harness/test.ts";
import { type LoadedScreen, loadedScreensOf } from "./screens.ts";
import { SUBMITS } from "./submits.ts";
import { testEarlyInput } from "./testEarlyInput.ts";
import { getFault, loadUnderFault, submitUnderFault } from "./underFault.ts";

/** One submission of each remote; the long tests try all of them. */
const TRIED = new Set(["apply for a loan", "pay on /repay", "save a bank account", "file a complaint", "register"]);

/** The fault of each remote's first screen; the long tests try all of them on all screens. */
const TRIED_FAULTS: Readonly<Record<string, string>> = {
  loan: "refused",
  repay: "reset-midway",
  "bank-binding": "code-absent",
  complaints: "reset",
};

/** Opens a screen that gets no first response. */
export function testHangingResponse({ path, query }: LoadedScreen): void {
  test(`${path} can be left by Back while its first response hangs`, async ({ page, open }) => {
    const commands = await installApp(page);
    await page.route("**/api/**", () => undefined);
    await open(path, query);
    const back = page.getByRole("button", { name: "Back", exact: true });
    const readSize = async () => {
      // React replaces the button once.
      const box = await back.boundingBox();
      return Math.min(box?.width ?? 0, box?.height ?? 0);
    };
    await expect.poll(readSize).toBeGreaterThanOrEqual(48);
    await back.click();
    await expect.poll(() => commands).toEqual(["closeWebview"]);
  });
}

/**
 * Defines the journeys that every screen of an app must pass, whatever it shows: what a borrower does before the scripts is
 * kept, a fault shows a message and a retry, and a submission whose response is lost takes effect once. The shell's Back
 * while a response hangs is tried on one screen of the app. The long tests try every fault, and Back, on every screen.
 */
export function testEveryScreen(app: string): void {
  const manifest = readManifest(app);
  // Playwright's own scripts, in the sandboxed frame of an agreement.
  const blocked = "Blocked script execution in '[^']*/agreements/";
  test.describe("before the scripts", () => {
    test.use({ expectedErrors: new RegExp(blocked) });
    testEarlyInput(app);
  });
  test.describe("with a fault", () => {
    test.use({ expectedErrors: new RegExp(`Failed to load resource|net::ERR|${blocked}`) });
    const screen = loadedScreensOf(manifest).find(({ path }) => isFirstOfScreen(manifest, path));
    if (screen) {
      testHangingResponse(screen);
      const fault = getFault(TRIED_FAULTS[app] ?? "500");
      test(`${screen.path} handles ${fault.name} while it loads`, ({ page, open, callSandbox }) =>
        loadUnderFault(screen, fault, { page, open, callSandbox }));
    }
    for (const submit of SUBMITS[app] ?? [])
      test(
        `${submit.name}: takes effect once when its response is lost`,
        { tag: TRIED.has(submit.name) ? [] : "@long" },
        ({ page, open, callSandbox }) =>
          submitUnderFault(submit, getFault("lost-response"), { page, open, callSandbox }),
      );
  });
}
