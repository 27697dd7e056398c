import type { Page } from "@playwright/test";

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
