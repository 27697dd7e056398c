import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { createRemote } from "@lending/delivery";
import { startSandbox } from "../../harness/startSandbox.ts";
import { expect, test } from "../../harness/test.ts";

const apps = path.join(import.meta.dirname, "../../../..");

test("a new remote is added without a change to the shell", async ({ page }) => {
  test.slow();
  mkdirSync(path.join(apps, "e2e/results"), { recursive: true });
  const site = mkdtempSync(path.join(apps, "e2e/results/site-"));
  for (const app of readdirSync(apps)) {
    if (app !== "e2e") symlinkSync(path.join(apps, app), path.join(site, app));
  }
  const folder = createRemote({ name: "newcomer", apps: site, port: 4999 });
  // Replaces the links that `pnpm install` would create.
  symlinkSync(path.join(apps, "repay/node_modules"), path.join(folder, "node_modules"));
  execFileSync("node_modules/.bin/rspack", ["build", "--config-loader", "native"], { cwd: folder, stdio: "pipe" });

  const sandbox = await startSandbox({ SANDBOX_APPS: site });
  try {
    await page.goto(`${sandbox.origin}/newcomer?sessionId=demo`);
    await expect(page.getByRole("heading", { level: 1, name: "Your list" })).toBeVisible();
    await page.getByRole("button", { name: "New request" }).click();
    await page.getByRole("textbox", { name: "Amount" }).fill("2650");
    await page.getByRole("textbox", { name: /^Reason/ }).fill("My pay comes late.");
    await page.getByRole("checkbox", { name: "What I entered is true" }).click();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("heading", { name: "We received your request" })).toBeVisible();
    await page.goto(`${sandbox.origin}/repay?sessionId=demo&productId=p-1&orderId=o-170`);
    await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  } finally {
    await page.close();
    await sandbox.stop();
    rmSync(site, { recursive: true, force: true });
  }
});
