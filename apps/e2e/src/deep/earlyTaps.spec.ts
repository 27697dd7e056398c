import type { Page } from "@playwright/test";
import { control, holdScripts } from "../harness/beforeScripts.ts";
import { expect, order, test } from "../harness/test.ts";

const TAPS = Number(process.env.EARLY_TAPS ?? 10_000);
/** Taps on one page: an impatient borrower's, until the scripts have run and a little longer. */
const TAPS_A_PAGE = 20;

interface Storm {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly name: string;
  /** Whether taps go on while the scripts run. The place of a button that opens a sheet is part of the sheet then. */
  readonly goesOn: boolean;
  /** Expects the effect of one tap, neither of none nor of two. */
  readonly expectOne: (page: Page, reports: readonly string[]) => Promise<void>;
}

const expectOneSheet = async (page: Page) => {
  await expect(page.getByRole("dialog")).toHaveCount(1);
  expect(await page.evaluate(() => history.length), "the launch and the entry of the sheet").toBe(3);
};

const storms: readonly Storm[] = [
  { path: "/repay", query: order, name: "Payment Method", goesOn: false, expectOne: expectOneSheet },
  { path: "/repayDelay", query: order, name: "Payment Method", goesOn: false, expectOne: expectOneSheet },
  {
    path: "/loanDetail",
    query: { ...order, orderId: "o-200" },
    name: "Borrow Again",
    goesOn: true,
    async expectOne(page, reports) {
      await expect(page).not.toHaveURL(/loanDetail/);
      await expect(page.locator("#skeleton")).toHaveCount(0);
      await expect.poll(() => reports.length).toBe(1);
    },
  },
];

for (const { path, query, name, goesOn, expectOne } of storms) {
  const pages = Math.ceil(TAPS / storms.length / TAPS_A_PAGE);
  test(`${name} of ${path} has one effect on each of ${pages} pages that are tapped ${TAPS_A_PAGE} times`, async ({
    browser,
    sandbox,
    callSandbox,
  }) => {
    test.setTimeout(pages * 10_000);
    for (let index = 0; index < pages; index += 1) {
      await callSandbox("/sandbox/reset", {});
      const context = await browser.newContext();
      const page = await context.newPage();
      const reports: string[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/service/event/save")) reports.push(request.url());
      });
      const release = await holdScripts(page);
      const search = new URLSearchParams({
        sessionId: "demo",
        deviceId: `taps-${index}`,
        platform: "android",
        ...query,
      });
      const opened = page.goto(`${sandbox.origin}${path}?${search}`).catch(() => undefined);
      const target = control(page, name);
      await expect(target).toBeVisible();
      const box = await target.boundingBox();
      if (!box) throw new Error("The control is not painted.");
      // Another moment on each page.
      const releasedAt = goesOn ? index % TAPS_A_PAGE : TAPS_A_PAGE;
      for (let count = 0; count < TAPS_A_PAGE; count += 1) {
        if (count === releasedAt) release();
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
      }
      release();
      await opened;
      await expectOne(page, reports);
      await context.close();
    }
  });
}
