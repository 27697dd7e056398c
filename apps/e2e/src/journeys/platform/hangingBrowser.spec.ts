import { expect, test } from "../../harness/test.ts";

test.use({ closeMs: 2_000 });
test.describe.configure({ mode: "serial" });

// Both tests run in one worker: the first one leaves a browser that never closes its context.
let stoppedProcess = 0;

test("a browser that hangs while closing does not fail a test that passed", async ({ browser, page }) => {
  // Well over the limit for closing, and less than the default test timeout.
  test.setTimeout(60_000);
  await page.goto("about:blank");
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  stoppedProcess = processInfo.find(({ type }) => type === "browser")?.id ?? 0;
  expect(stoppedProcess).toBeGreaterThan(0);
  process.kill(stoppedProcess, "SIGSTOP");
});

test("the next test gets a new browser", async ({ open, page }) => {
  expect(stoppedProcess).toBeGreaterThan(0);
  await open("/aboutUs");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
