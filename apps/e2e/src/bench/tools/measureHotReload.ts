import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findChromium } from "@lending/federation/testing";
import { chromium, type Page } from "@playwright/test";
import { freePort } from "../../harness/freePort.ts";
import { apps, repository } from "../arms/apps.ts";

const LONGEST_MS = 180_000;
const wordsFile = path.join(apps, "loan/src/screens/loan-confirm/messages.ts");
const WORD = "Go Loan";

/** Milliseconds from a change in the loan's source to its being on the screen under `pnpm dev loan`, once each time. */
export async function measureHotReload(data: string, times: number): Promise<readonly number[]> {
  const port = await freePort();
  const child = spawn("npx", ["-y", "pnpm@12.21.0", "dev", "loan"], {
    cwd: repository,
    env: { ...process.env, PORT: String(port), SANDBOX_DATA: data },
    stdio: "ignore",
    detached: true,
  });
  const browser = await chromium.launch(await findChromium());
  const before = readFileSync(wordsFile, "utf8");
  try {
    const page = await browser.newPage();
    await open(page, `http://localhost:${port}/loanConfirm?sessionId=demo&deviceId=bench&productId=p-1`);
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
      await page.waitForTimeout(500);
    }
    return took;
  } finally {
    writeFileSync(wordsFile, before);
    await browser.close();
    if (child.pid !== undefined) process.kill(-child.pid);
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
      await page.waitForTimeout(500);
    }
  }
  throw new Error("The development server did not start.");
}
