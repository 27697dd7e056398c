import path from "node:path";
import { readSigner, readTrust, signStatusLink } from "@lending/releases";
import { alterBuild } from "@lending/releases/testing";
import { type Site, test } from "../../harness/shippingTest.ts";
import { expect, expectAccessible } from "../../harness/test.ts";

// A link that does not open is an error of the network to the browser.
test.use({ expectedErrors: /status of 403/ });

/** Returns a link to the status page, as `pnpm ship status --link` prints it. */
async function linkTo({ origin, keys, publisher }: Site): Promise<string> {
  const signer = readSigner(keys, readTrust(path.join(keys, "trusted")));
  const newest = await publisher.log.newest();
  if (!signer || !newest) throw new Error("The site has no key or no release.");
  const until = new Date(Date.now() + 3_600_000);
  return `${origin}/status?key=${await signStatusLink({ storeId: newest.storeId, until, signer })}`;
}

test("the status page shows what is live, variants with their figures, closed parts, and who shipped what and why", async ({
  page,
  workspace,
  site,
}) => {
  const { publisher } = site;
  const entry = { by: "ana", at: new Date().toISOString() };
  await publisher.ship(alterBuild(workspace.build("bank-binding"), { version: "9.0.0" }));
  const remotes = { repay: await publisher.upload(alterBuild(workspace.build("repay"), { version: "9.1.0" })) };
  await publisher.change({ variants: [{ id: "1a2b3c4d", percent: 50, remotes, ...entry }] });
  await publisher.change({ closed: [{ target: "bank-binding", because: "Wrong <b>branch</b> codes.", ...entry }] });

  const link = await linkTo(site);
  for (let device = 0; device < 8; device += 1)
    await fetch(`${site.origin}/repay?deviceId=device-${device}`, { headers: { accept: "text/html" } });
  await page.goto(link);
  await expect(page.getByRole("row", { name: "variant" }).first()).toHaveText(/^variant[1-9]\d*000\.0 %$/);
  await expect(page.getByRole("heading", { level: 1, name: "Release 4, sandbox" })).toBeVisible();
  await expect(page.getByText("repay 9.1.0 for 50 % of the devices.")).toBeVisible();
  const entries = page.getByRole("listitem");
  await expect(entries.filter({ hasText: "bank-binding" }).first()).toContainText("Wrong <b>branch</b> codes.");
  await expect(entries.filter({ hasText: "bank-binding" }).first()).toContainText("ana");
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
