import type { Page } from "@playwright/test";

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
