import { LOADED_SCREENS, loadedScreen } from "../../every-screen/screens.ts";
import { expectSameBoxes, readBoxes } from "../../every-screen/testEarlyInput.ts";
import { watchShifts } from "../../harness/beforeScripts.ts";
import { expect, test } from "../../harness/test.ts";

for (const { path, query, call } of LOADED_SCREENS) {
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
    const early = await readBoxes(page, "#root [data-first-paint]");
    expect(early.length).toBeGreaterThan(1);
    release();
    await expect(loadedScreen(page)).toBeVisible();
    await expectSameBoxes(page, early);
    await expect(page.locator("[data-first-paint]")).toHaveCount(0);
    expect((await readShifts()).slice(before)).toEqual([]);
  });
}
