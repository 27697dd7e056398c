import type { Page } from "@playwright/test";
import { watchShifts } from "../../harness/beforeScripts.ts";
import { installApp } from "../../harness/borrower.ts";
import { expect, launchQuery, order, test } from "../../harness/test.ts";

const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });
const retry = (page: Page) => page.getByRole("button", { name: "Retry", exact: true });

test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

test("a screen can be left by Back before any script has loaded", async ({ page, sandbox }) => {
  const commands = await installApp(page);
  // Every file of the shell and the remote stays without a response.
  await page.route("**/assets/**", () => undefined);
  const query = new URLSearchParams({ ...launchQuery, ...order });
  await page.goto(`${sandbox.origin}/repay?${query}`, { waitUntil: "commit" });
  await back(page).click();
  await expect.poll(() => commands).toEqual(["closeWebview"]);
});

test("Retry appears after 8 s without a layout shift and loads the page", async ({ page, open, callSandbox }) => {
  await callSandbox("/sandbox/faults", { match: "loan-play-detail", kind: "hang" });
  const readShifts = await watchShifts(page);
  await open("/repay", order);
  await expect(back(page)).toBeVisible();
  await expect(retry(page)).toHaveCount(0);
  await expect(retry(page)).toBeVisible({ timeout: 30_000 });
  expect(await readShifts()).toEqual([]);
  await callSandbox("/sandbox/faults", undefined, "DELETE");
  // At once: the screen has a button too, but only after the 60 s of the request.
  await retry(page).click({ timeout: 10_000 });
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
});
