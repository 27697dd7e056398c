import { existsSync } from "node:fs";

/**
 * Known locations. The headless shell comes first: opening a page in it takes a sixth of the work of the complete
 * browser.
 */
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

/**
 * Returns the options with which Playwright starts a Chromium: `$CHROMIUM_PATH`, then an installed one, then the binary in an npm
 * package (Linux, x64).
 */
export async function findChromium() {
  const known = [process.env.CHROMIUM_PATH, ...installed].find((file) => file !== undefined && existsSync(file));
  if (known) return { executablePath: known, args };
  // The package unpacks libraries that a bare machine lacks only when it detects this runtime.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  return {
    executablePath: await packaged.executablePath(),
    args: [...args, ...packaged.args.filter((arg) => !arg.startsWith("--single-process"))],
  };
}
