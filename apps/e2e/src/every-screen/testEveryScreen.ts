import { installApp } from "../harness/borrower.ts";
import { isFirstOfScreen, readManifest } from "../harness/readManifest.ts";
import { expect, test } from "../harness/test.ts";
import { LOADED_SCREENS, type LoadedScreen } from "./screens.ts";
import { SUBMITS } from "./submits.ts";
import { testEarlyInput } from "./testEarlyInput.ts";
import { FAULTS, getFault, loadUnderFault, submitUnderFault } from "./underFault.ts";

/** One submission of each remote; the long tests try all of them. */
const TRIED = new Set(["apply for a loan", "pay on /repay", "save a bank account", "file a complaint", "register"]);

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

/** Returns a screen that needs no entry in screens.ts: the ids of the order suffice, and a failure shows an alert. */
const deriveScreen = (path: string, call: string): LoadedScreen => ({
  path,
  query: { productId: "p-1", orderId: "o-174" },
  call,
  shows: (page) => page.locator('#root main:not(:has([role="alert"]))'),
});

/**
 * Defines the journeys that every screen of an app must pass, whatever it shows: what a borrower does before the scripts is
 * kept, a fault shows a message and a retry, and a submission whose response is lost takes effect once. The shell's Back
 * while a response hangs is tried on one screen of the app. The long tests try every fault, and Back, on every screen.
 */
export function testEveryScreen(app: string): void {
  const manifest = readManifest(app);
  const { paths } = manifest;
  const screens = LOADED_SCREENS.filter(({ path }) => path in paths);
  // A visitor's page does not wait for its campaign's template.
  for (const [address, { early = [] }] of Object.entries(paths))
    if (early[0] && address !== "/promotion" && !screens.some(({ path }) => path === address))
      screens.push(deriveScreen(address, early[0].path));

  // Playwright's own scripts, in the sandboxed frame of an agreement.
  const blocked = "Blocked script execution in '[^']*/agreements/";
  test.describe("before the scripts", () => {
    test.use({ expectedErrors: new RegExp(blocked) });
    testEarlyInput(app);
  });
  test.describe("with a fault", () => {
    test.use({ expectedErrors: new RegExp(`Failed to load resource|net::ERR|${blocked}`) });
    // The first screen of the app: `deep/faults.spec.ts` tries every fault on every screen.
    const screen = screens.find(({ path }) => isFirstOfScreen(manifest, path));
    if (screen) {
      testHangingResponse(screen);
      const fault = FAULTS[(LOADED_SCREENS.indexOf(screen) * 3) % FAULTS.length] ?? getFault("500");
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
