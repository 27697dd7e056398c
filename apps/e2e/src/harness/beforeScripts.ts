import { expect, type Page } from "@playwright/test";

/**
 * Holds back script files, by default all but the facts of a next path, so that only the document runs. Returns the function that
 * releases them.
 */
export async function holdScripts(
  page: Page,
  files: Parameters<Page["route"]>[0] = /\/assets\/(?!.+\/facts\.).+\.js$/,
): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

/** Returns the control of a name: a link navigates, and a button acts. */
export const control = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).or(page.getByRole("link", { name, exact: true }));

/** Taps a control by its coordinates, as a finger does, once it is painted. */
export async function tapAt(page: Page, name: string, count = 1): Promise<void> {
  const target = control(page, name);
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error("The control is not painted.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: count, delay: 10 });
}

/** Records the layout shifts of each document. Returns the function that reads those of the current one, up to its last frame. */
export async function watchShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.push((entry as unknown as { value: number }).value);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    const readShifts = async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      note(observer.takeRecords());
      return shifts;
    };
    Object.assign(window, { readShifts });
  });
  return () => page.evaluate(() => (window as unknown as { readShifts: () => Promise<number[]> }).readShifts());
}
