import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "@lending/federation/testing";
import { chromium, type Page } from "@playwright/test";
import { apps } from "../arms/apps.ts";

const LONGEST_MS = 180_000;
/** In which a server that has just started finds what it must bundle first, and loads the page once more. */
const SETTLE_MS = 5_000;
/** Between two changes, so that each meets a server at rest. */
const REST_MS = 500;
const wordsFile = path.join(apps, "loan/src/screens/loan-confirm/messages.ts");
const WORD = "Go Loan";

/** Milliseconds from a change of a word in the loan's source to its being on the screen of a development server, each time. */
export async function measureHotReload(origin: string, times: number): Promise<readonly number[]> {
  const browser = await chromium.launch(await findChromium());
  const before = readFileSync(wordsFile, "utf8");
  try {
    const page = await browser.newPage();
    const address = `${origin}/loanConfirm?sessionId=demo&deviceId=bench&productId=p-1`;
    await open(page, address);
    await page.waitForTimeout(SETTLE_MS);
    await open(page, address);
    // What only the page itself remembers: it must still be so after each change.
    const consent = page.getByRole("checkbox");
    await consent.uncheck();
    const took: number[] = [];
    for (let time = 1; time <= times; time += 1) {
      const words = `${WORD} ${time}`;
      const started = performance.now();
      writeFileSync(wordsFile, before.replace(`"${WORD}"`, `"${words}"`));
      await page.getByText(words, { exact: true }).first().waitFor();
      took.push(performance.now() - started);
      if (await consent.isChecked()) throw new Error("The page has forgotten what was ticked.");
      await page.waitForTimeout(REST_MS);
    }
    return took;
  } finally {
    writeFileSync(wordsFile, before);
    await browser.close();
  }
}

/** Until the development server stands, there is nothing, or a page without its files. */
async function open(page: Page, address: string) {
  const started = performance.now();
  while (performance.now() - started < LONGEST_MS) {
    try {
      await page.goto(address);
      await page.getByText(WORD, { exact: true }).first().waitFor({ timeout: 5_000 });
      return;
    } catch {
      await page.waitForTimeout(REST_MS);
    }
  }
  throw new Error("The development server did not start.");
}
