import { spawnSync } from "node:child_process";
import path from "node:path";
import { alterBuild } from "@lending/delivery/testing";
import { type Site, test } from "../../harness/shippingTest.ts";
import { expect, expectAccessible } from "../../harness/test.ts";

const repository = path.join(import.meta.dirname, "../../../../..");

// A link that does not open is an error of the network to the browser.
test.use({ expectedErrors: /status of 403/ });

/** Runs `pnpm ship` as an operator does, and returns what it prints. */
function ship({ releases, keys, origin }: Site, ...args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, ["packages/delivery/src/cli/ship.ts", ...args], {
    cwd: repository,
    encoding: "utf8",
    env: { ...process.env, SHIP_STORE: releases, SHIP_KEYS: keys, SHIP_ORIGIN: origin, SHIP_BY: "ana" },
  });
  expect(status, stdout + stderr).toBe(0);
  return stdout.trim();
}

test("the status page shows what is live, the canary with its figures, switches, and who shipped what and why", async ({
  page,
  workspace,
  site,
}) => {
  const binding = (version: string) =>
    alterBuild(workspace.build("bank-binding"), { version, edit: (_, text) => text });
  await site.publisher.ship(binding("9.0.0"));
  await site.publisher.rollBack({ name: "bank-binding" });
  await site.publisher.tryOut(50, alterBuild(workspace.build("repay"), { version: "9.1.0", edit: (_, text) => text }));
  ship(site, "switch", "off", "bank-binding", "--because", "Wrong <b>branch</b> codes.", "--minutes", "30");

  const link = ship(site, "status", "--link");
  await expect(async () => {
    await page.goto(`${site.origin}/repay?sessionId=demo&productId=p-1&orderId=o-174&variant=canary`);
    await expect(page.locator("#skeleton")).toHaveCount(0);
    // The library that reports the visit loads when the phone is idle.
    await page.waitForLoadState("networkidle");
    await page.goto(link);
    await expect(page.getByRole("row", { name: "canary" })).toHaveText(/^canary[1-9]\d*00\.0 %$/, { timeout: 500 });
    await expect(page.getByText("None is active.")).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1, name: "Release 4, sandbox" })).toBeVisible();
  await expect(page.getByText("repay 9.1.0 for 50 % of the devices.")).toBeVisible();
  await expect(page.getByRole("row", { name: "live", exact: false }).last()).toContainText("–");
  const entries = page.getByRole("listitem");
  await expect(entries.filter({ hasText: "bank-binding off" })).toContainText("Wrong <b>branch</b> codes.");
  await expect(entries.filter({ hasText: "bank-binding off" })).toContainText("ana");
  await expect(entries.filter({ hasText: "Release 3" })).toContainText("test");
  expect(await page.content()).not.toMatch(/sessionId|<script/);
  await expectAccessible(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }

  const response = await page.goto(link.replace(/.{4}$/, "AAAA"));
  expect(response?.status()).toBe(403);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  await expect(page.getByRole("heading", { name: "This page needs a link" })).toBeVisible();
  await expect(page.getByText("repay")).toHaveCount(0);
});
