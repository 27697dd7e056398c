import { existsSync } from "node:fs";

/** What Playwright needs to start a Chromium of this machine. */
export interface ChromiumLaunch {
  readonly executablePath: string;
  readonly args: string[];
}

/** The headless shell comes first: a page opens in it with a sixth of the work that the whole browser takes. */
const installed = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Finds a Chromium: `$CHROMIUM_PATH`, then an installed one, then the binary that an npm package carries (Linux, x64). */
export async function findChromium(): Promise<ChromiumLaunch> {
  const known = [process.env.CHROMIUM_PATH, ...installed].find((file) => file !== undefined && existsSync(file));
  if (known) return { executablePath: known, args };
  // It unpacks the libraries that a bare machine lacks only where it believes to be on a current runtime.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: carried } = await import("@sparticuz/chromium");
  return {
    executablePath: await carried.executablePath(),
    args: [...args, ...carried.args.filter((arg) => !arg.startsWith("--single-process"))],
  };
}
