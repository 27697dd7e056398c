import { existsSync } from "node:fs";
import { findChromium } from "@lending/federation/testing";
import { isAvailable } from "@lending/releases/testing";
import type { Page } from "@playwright/test";
import { field, MOBILE, readCaptcha } from "../harness/borrower.ts";
import { expect, test } from "../harness/test.ts";

// After a return from the back/forward cache the page is unchanged, and each submission still has exactly one effect.
// Chromium's headless shell has no such cache, so these tests need the full browser.
const fullChromium = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);

test.skip(!isAvailable("chromium", fullChromium !== undefined), "The full Chromium is not installed.");
test.use({
  launchOptions: {
    ...(await findChromium()),
    ...(fullChromium !== undefined && { executablePath: fullChromium }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

const effects = (callSandbox: (path: string, body?: unknown, method?: string) => Promise<unknown>) =>
  callSandbox("/sandbox/effects");

/** Opens another document, goes back, and waits until the page was restored from the cache. */
async function leaveAndReturn(page: Page, origin: string) {
  await page.evaluate(() => {
    addEventListener("pageshow", ({ persisted }) => Object.assign(window, { isFromCache: persisted }));
  });
  await page.goto(`${origin}/Contact`);
  // Playwright's goBack waits for a load event, which a page restored from the cache does not fire.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate("window.isFromCache").catch(() => undefined)).toBe(true);
}

test("an application after a return creates one order", async ({ page, open, callSandbox, sandbox }) => {
  await open("/loanConfirm", { productId: "p-1" });
  const goLoan = page.getByRole("button", { name: "Go Loan" });
  await expect(goLoan).toBeVisible();
  await leaveAndReturn(page, sandbox.origin);
  await goLoan.dblclick();
  await expect(page.getByRole("heading", { name: "Application received" })).toBeVisible();
  expect(await effects(callSandbox)).toMatchObject({ ordersCreated: 1 });
});

test("the countdown for another text message continues during the absence", async ({
  page,
  openLive,
  callSandbox,
  sandbox,
}) => {
  await openLive("/promotion", { id: "7" });
  await field(page, "Mobile number").fill(MOBILE);
  const { text } = await readCaptcha(page, callSandbox);
  await field(page, "Image captcha").fill(text);
  await page.getByRole("button", { name: "Get code" }).click();
  const counting = page.getByRole("button", { name: /^\d+s$/ });
  const seconds = async () => Number.parseInt((await counting.textContent()) ?? "", 10);
  await expect(counting).toBeVisible();
  const before = await seconds();
  await leaveAndReturn(page, sandbox.origin);
  await expect.poll(seconds).toBeLessThan(before);
  await expect(field(page, "Mobile number")).toHaveValue("139 1234 5678");
  expect(await effects(callSandbox)).toMatchObject({ textsSent: 1 });
});

test("a page reloads when it is restored after another borrower's launch", async ({ page, open, sandbox }) => {
  // Runs before the product's listeners, and uses localStorage because the product then reloads the page.
  await page.addInitScript(() => {
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) localStorage.setItem("restored", "yes");
    });
  });
  await open("/loanDetail", { productId: "p-1", orderId: "o-174" });
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
  await page.goto(`${sandbox.origin}/loanDetail?productId=p-1&orderId=o-174&sessionId=&deviceId=device-other`);
  await expect(page.getByRole("alert").first()).toBeVisible();
  const requests: string[] = [];
  page.on("request", (request) => requests.push(JSON.stringify([request.url(), request.headers()])));
  await page.evaluate(() => void setTimeout(() => history.back()));
  const readRestored = () => page.evaluate(() => localStorage.getItem("restored")).catch(() => undefined);
  await expect.poll(readRestored).toBe("yes");
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expect(page.getByText("Payment is due soon")).toHaveCount(0);
  expect(requests.join()).toContain("deviceId=device-other");
  expect(requests.join()).not.toMatch(/sessionId=demo|"demo"|canary/);
});
