import type { Browser } from "@playwright/test";

/** Longest time for one close, in milliseconds. */
const CLOSE_MS = 20_000;

/**
 * Limits how long this browser may take to close a context. A browser that hangs on closing is killed, so that a test which
 * already passed does not fail on its teardown; the next context comes from a new browser.
 *
 * @param browser The worker's browser; its `newContext` is replaced.
 * @param launch Starts the browser that replaces a killed one.
 * @returns A function that closes the replacement, if there is one.
 */
export async function boundClose(browser: Browser, launch: () => Promise<Browser>) {
  const openFirst = browser.newContext.bind(browser);
  let current = browser;
  let pid = await readProcessId(browser);

  browser.newContext = async (options) => {
    if (!current.isConnected()) {
      current = await launch();
      pid = await readProcessId(current);
    }
    const context = current === browser ? await openFirst(options) : await current.newContext(options);
    const close = context.close.bind(context);
    const owner = pid;
    context.close = (reason) => closeWithin(() => close(reason), owner);
    return context;
  };

  return async () => {
    if (current !== browser) await closeWithin(() => current.close(), pid);
  };
}

async function closeWithin(close: () => Promise<void>, pid: number): Promise<void> {
  let isKilled = false;
  const timer = setTimeout(() => {
    isKilled = true;
    process.stderr.write(`The browser did not close within ${CLOSE_MS} ms and was killed.\n`);
    process.kill(pid, "SIGKILL");
  }, CLOSE_MS);
  try {
    await close();
  } catch (error) {
    // After the kill, closing fails because its target is gone.
    if (!isKilled) throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function readProcessId(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const found = processInfo.find(({ type }) => type === "browser");
  if (!found) throw new Error("The browser does not report its own process.");
  return found.id;
}
