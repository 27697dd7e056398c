import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "@lending/federation/testing";
import { chromium, type Page } from "@playwright/test";
import { apps } from "../contenders/Contender.ts";

const LONGEST_MS = 180_000;
/** Time in which a new server discovers the dependencies to bundle first, and reloads the page. */
const SETTLE_MS = 5_000;
/** Pause between two changes, so that the server is idle at each. */
const REST_MS = 500;
const MESSAGES = "src/screens/loan-confirm/messages.ts";
const LABEL = "Go Loan";

/**
 * Changes a label in the loan's source several times. Returns, for each change, the milliseconds until the development
 * server's page shows it. Throws when the page loses its state. `laptop` is the folder of another copy of the source, and the
 * link that opens it in a released site.
 */
export async function measureHotReload(
  origin: string,
  times: number,
  laptop?: { readonly folder: string; readonly link: string },
): Promise<readonly number[]> {
  const messagesFile = path.join(laptop?.folder ?? path.join(apps, "loan"), MESSAGES);
  const browser = await chromium.launch(await findChromium());
  const before = readFileSync(messagesFile, "utf8");
  try {
    const page = await browser.newPage();
    const address = `${origin}/loanConfirm?sessionId=demo&deviceId=bench&productId=p-1`;
    if (laptop) {
      await page.goto(`${address}&override=${laptop.link}`);
      await page.getByRole("button", { name: "Open it" }).click();
    }
    await open(page, address);
    await page.waitForTimeout(SETTLE_MS);
    await open(page, address);
    // State that exists only in the page: each change must preserve it.
    const consent = page.getByRole("checkbox");
    await consent.uncheck();
    const took: number[] = [];
    for (let time = 1; time <= times; time += 1) {
      const label = `${LABEL} ${time}`;
      // Checks in every frame; a locator would wait up to 500 ms between two checks.
      const isShown = page.waitForFunction((text) => document.body.textContent?.includes(text), label);
      const started = performance.now();
      writeFileSync(messagesFile, before.replace(`"${LABEL}"`, `"${label}"`));
      await isShown;
      took.push(performance.now() - started);
      if (await consent.isChecked()) throw new Error("The page lost the state of its checkbox.");
      await page.waitForTimeout(REST_MS);
    }
    return took;
  } finally {
    writeFileSync(messagesFile, before);
    await browser.close();
  }
}

/** Opens the page, retrying while the development server does not respond or serves a page without its files. */
async function open(page: Page, address: string) {
  const started = performance.now();
  while (performance.now() - started < LONGEST_MS) {
    try {
      await page.goto(address);
      await page.getByText(LABEL, { exact: true }).first().waitFor({ timeout: 5_000 });
      return;
    } catch {
      await page.waitForTimeout(REST_MS);
    }
  }
  throw new Error("The development server did not start.");
}
