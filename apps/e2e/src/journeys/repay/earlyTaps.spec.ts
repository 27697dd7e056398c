import type { Locator, Page } from "@playwright/test";
import { openEarly } from "../../every-screen/testEarlyInput.ts";
import { installApp } from "../../harness/borrower.ts";
import { expect, test } from "../../harness/test.ts";

/** Presses a control by coordinates, with a finger or a mouse. Returns the function that lifts it. */
async function press(page: Page, control: Locator, pointer: "finger" | "mouse") {
  const box = await control.boundingBox();
  if (!box) throw new Error("The control is not painted.");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (pointer === "mouse") {
    await page.mouse.move(x, y);
    await page.mouse.down();
    return () => page.mouse.up();
  }
  const session = await page.context().newCDPSession(page);
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  return () => session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

for (const [pointer, address, name] of [
  ["finger", "/repay", "Payment Method"],
  ["mouse", "/repayOrNot", "Not now"],
] as const) {
  test(`a ${pointer} that is down while ${address} renders presses ${name} once`, async ({ page, sandbox }) => {
    const commands = await installApp(page);
    await page.addInitScript(() => {
      const clicks: string[] = [];
      Object.assign(window, { clicks });
      addEventListener("click", ({ target }) => clicks.push((target as Element).closest("button")?.type ?? ""), true);
    });
    const release = await openEarly(page, sandbox.origin, address, { controls: true });
    const control = page.locator("#skeleton").getByRole("button", { name, exact: true });
    await control.scrollIntoViewIfNeeded();
    const lift = await press(page, control, pointer);
    release();
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await lift();
    const readClicks = () => page.evaluate(() => (window as unknown as { clicks: string[] }).clicks.length);
    await expect.poll(readClicks).toBe(1);
    await page.waitForLoadState("networkidle");
    expect(await readClicks()).toBe(1);
    if (name === "Not now") expect(commands).toContain("closeWebview");
    else await expect(page.getByRole("dialog")).toHaveCount(1);
  });
}
