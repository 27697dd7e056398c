import type { Page } from "@playwright/test";
import { holdScripts, tapAt } from "../harness/beforeScripts.ts";
import { expect, test } from "../harness/test.ts";
import { watchShifts } from "../harness/watchShifts.ts";

type Query = Readonly<Record<string, string>>;

interface EarlyTap {
  readonly path: string;
  readonly order: Query;
  readonly name: string;
  /** The state after the tap. */
  readonly expectEffect: (page: Page) => Promise<void>;
}

/** Expects the screen with this title, one step after the launch. */
export const expectNextScreen = (name: string) => async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  // The router numbers its entries from 0.
  expect(await page.evaluate(() => history.state.idx)).toBe(1);
};

/** Taps a control twice before the scripts have loaded, and expects its effect once. */
export function testEarlyTap({ path, order, name, expectEffect }: EarlyTap): void {
  test(`${name} of ${path} (${order.orderId}) works once for two taps before the scripts`, async ({ page, open }) => {
    const release = await holdScripts(page);
    // A link without preloads opens its path as another document.
    const opened = open(path, order).catch(() => undefined);
    await tapAt(page, name, 2);
    release();
    await opened;
    await expectEffect(page);
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expectEffect(page);
  });
}

/** Expects that the buttons before the scripts have the position of the screen's, and are large enough for a finger. */
export function testEarlyPositions(path: string, order: Query, names: readonly string[]): void {
  test(`${names} of ${path} (${Object.values(order)}) have the position of the screen's buttons`, async ({
    page,
    open,
  }) => {
    const buttons = names.map((name) => page.getByRole("button", { name, exact: true }));
    const readBoxes = () =>
      Promise.all(
        buttons.map(async (button) => {
          const box = await button.boundingBox();
          return box && [box.x, box.y, box.width, box.height].map(Math.round);
        }),
      );
    const readShifts = await watchShifts(page);
    const release = await holdScripts(page);
    const opened = open(path, order);
    for (const button of buttons) await expect(button).toBeVisible();
    const early = await readBoxes();
    release();
    await opened;
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect.poll(readBoxes).toEqual(early);
    for (const box of early) expect(box?.[3]).toBeGreaterThanOrEqual(48);
    expect(await readShifts()).toEqual([]);
  });
}
