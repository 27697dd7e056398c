import { expect, type Page } from "@playwright/test";

/** Holds back script files, by default all, so that only the document runs. Returns the function that releases them. */
export async function holdScripts(
  page: Page,
  files: Parameters<Page["route"]>[0] = /\/assets\/.+\.js$/,
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

/** Taps a button by its coordinates, as a finger does, once it is painted. */
export async function tapAt(page: Page, name: string, count = 1): Promise<void> {
  const target = page.getByRole("button", { name, exact: true });
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error("The button is not painted.");
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: count, delay: 10 });
}
