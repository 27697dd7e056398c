import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { installApp } from "../../harness/borrower.ts";
import { test as base, type Site } from "../../harness/shippingTest.ts";
import { buildStockRemote } from "../../harness/stockTools.ts";
import { expect } from "../../harness/test.ts";

type StockRemote = Parameters<typeof buildStockRemote>[0];

/** Opens a stock remote at its path, or another path of its site with the shell and loan. */
type Open = (remote: StockRemote, pathname?: string) => Promise<Site>;

const test = base.extend<{ openRemote: Open }>({
  openRemote: async ({ page, workspaceOf, openSite }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "stock-remote-"));
    await use(async (remote, pathname = `/partner${remote.tool}`) => {
      const site = await openSite(await workspaceOf(["shell", "loan"], [await buildStockRemote(remote, folder)]));
      await page.goto(`${site.origin}${pathname}?sessionId=demo&appVersion=1.4.0&platform=android`);
      return site;
    });
    rmSync(folder, { recursive: true, force: true });
  },
});

const heading = (page: Page, name = "Partner offer") => page.getByRole("heading", { level: 1, name });

async function expectOffer(page: Page) {
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle("Partner offer");
  await expect(page.getByRole("main")).toHaveCSS("padding-top", "16px");
  await page.getByRole("button", { name: "Terms" }).click();
  await expect(page.getByText("The terms of the partner.")).toBeVisible();
  await page.getByRole("button", { name: "Order" }).click();
  await expect(heading(page, "Order Details")).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toBeVisible();
}

const versions = [
  ["the shell's React", {}],
  ["a newer patch of React", { react: "19.3.9" }],
  ["an older patch of React", { react: "19.3.0" }],
  ["a newer minor of React", { react: "19.9.0" }],
  ["an older minor of React", { react: "19.2.0" }],
] as const;

// A change is tried by the journeys below, which open one of each tool.
for (const exposed of ["./routes", "./mount"] as const) {
  for (const tool of ["Vite", "Rspack"] as const) {
    for (const [what, version] of versions) {
      test(`${exposed} of ${tool} with ${what} opens in the shell`, { tag: "@long" }, async ({ page, openRemote }) => {
        await openRemote({ tool, exposed, ...version });
        await expectOffer(page);
      });
    }
  }
}

test("a stock remote that another path opens sends native commands, and every file of it is verified", async ({
  page,
  openRemote,
}) => {
  const commands = await installApp(page);
  await openRemote({ tool: "Rspack", exposed: "./mount" }, "/loginFailure");
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await page.evaluate(() => {
    history.pushState(null, "", "/partnerRspack");
    dispatchEvent(new PopStateEvent("popstate"));
  });
  await expect(page).toHaveTitle("Partner offer");
  await page.getByRole("button", { name: "Call" }).click();
  await expect.poll(() => commands).toContain("callPhone");
  await page.getByRole("button", { name: "Terms" }).click();
  await expect(page.getByText("The terms of the partner.")).toBeVisible();
  const unverified = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[integrity]")].map(({ href }) => href);
    return performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => /\/partner-.*\.(m?js|css)$/.test(name) && !links.includes(name));
  });
  expect(unverified).toEqual([]);
});

test.describe("a stock remote that fails", () => {
  test.use({ expectedErrors: /broken on purpose|Failed to load resource|valid digest|net::ERR/ });

  for (const exposed of ["./routes", "./mount"] as const) {
    test(`shows a failure with Retry when a screen of ${exposed} throws`, {
      tag: exposed === "./mount" ? [] : "@long",
    }, async ({ page, openRemote }) => {
      await openRemote({ tool: "Vite", exposed });
      await page.getByRole("button", { name: "Break" }).click();
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
      await page.getByRole("button", { name: "Retry" }).click();
      await expectOffer(page);
    });
  }

  test("opens by Retry when a lost file can be loaded again", async ({ page, openRemote }) => {
    const lost = /\/partner-vite\/.*\/Offer-.*\.js$/;
    await page.route(lost, (route) => route.abort());
    await openRemote({ tool: "Vite", exposed: "./routes" });
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await page.unroute(lost);
    await retry.click();
    await expectOffer(page);
  });

  for (const [tool, file] of [
    ["Vite", /\/partner-vite\/.*\/Offer-.*\.js$/],
    ["Vite", /\/partner-vite\/.*\/remoteEntry\.js(\?\d)?$/],
    ["Rspack", /\/partner-rspack\/.*\/\d+\.mjs$/],
  ] as const) {
    test(`does not run when one byte of ${file} has changed`, { tag: "@long" }, async ({ page, openRemote }) => {
      await page.route(file, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `globalThis.tampered=1;${await response.text()}` });
      });
      await openRemote({ tool, exposed: "./routes" });
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
      expect(await page.evaluate(() => "tampered" in globalThis)).toBe(false);
    });
  }
});

test.describe("a browser without modulepreload", () => {
  // Such a browser has no trusted types, which Chromium requires of the scripts that replace modulepreload.
  test.use({ bypassCSP: true });

  test("a stock remote does not run in a browser that cannot verify its files", { tag: "@long" }, async ({
    page,
    openRemote,
  }) => {
    await page.addInitScript(() => {
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== "modulepreload" && supports.call(this, token);
      };
    });
    await openRemote({ tool: "Vite", exposed: "./routes" });
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Terms" })).toHaveCount(0);
  });
});
