import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { launch } from "puppeteer-core";
import type { Engine } from "./createUser.ts";

const run = promisify(execFile);
const NAMES = ["firefox-esr", "firefox"];
const NEEDS = "apt-get install firefox-esr, or FIREFOX_PATH";
/** SHA-256 of empty content. Firefox logs a wrong hash for a file that it stopped loading because the page was left. */
const EMPTY_HASH = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";

/** Starts Firefox, which Puppeteer controls by WebDriver BiDi. Returns what to install when Firefox is missing. */
export async function openFirefox(name: string): Promise<Engine | { readonly missing: string }> {
  const executablePath = await findFirefox();
  if (executablePath === undefined) return { missing: `${name} is not installed: ${NEEDS}` };
  const browser = await launch({
    browser: "firefox",
    executablePath,
    env: { ...process.env, TZ: "Asia/Manila" },
    extraPrefsFirefox: { "intl.accept_languages": "en-PH" },
    defaultViewport: { width: 360, height: 740, deviceScaleFactor: 2 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (/^(?:error|warn)$/.test(message.type()) && !text.includes(EMPTY_HASH)) errors.push(text);
  });
  page.on("pageerror", (error) => errors.push(String(error)));

  return {
    name,
    errors,
    async open(address) {
      await page.goto(address, { waitUntil: "domcontentloaded" });
    },
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
}

async function findFirefox(): Promise<string | undefined> {
  for (const one of [process.env.FIREFOX_PATH, ...NAMES]) {
    if (one === undefined) continue;
    const { stdout } = await run("which", [one]).catch(() => ({ stdout: "" }));
    if (stdout) return stdout.trim();
  }
  return undefined;
}
