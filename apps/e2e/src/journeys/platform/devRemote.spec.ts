import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@lending/delivery/testing";
import { copyRemote } from "../../harness/copyRemote.ts";
import { test as base, type Site } from "../../harness/shippingTest.ts";
import { repository } from "../../harness/startSandbox.ts";
import { expect, expectAccessible, launchQuery } from "../../harness/test.ts";

/** Starts `pnpm dev <remote> --against <site>` with a copy of the remote, whose files a journey can edit. */
async function startDevServer(remote: string, { origin, releases, keys }: Pick<Site, "origin" | "releases" | "keys">) {
  const root = mkdtempSync(path.join(tmpdir(), "dev-server-"));
  const { folder, edit } = copyRemote(remote, root);
  const port = await freePort();
  edit("rspack.config.ts", (text) => text.replace(/port: \d+/, `port: ${port}`));
  const child = spawn(
    process.execPath,
    [path.join(repository, "packages/delivery/src/cli/dev.ts"), remote, "--against", origin],
    { cwd: root, env: { ...process.env, SHIP_STORE: releases, SHIP_KEYS: keys }, stdio: ["ignore", "pipe", "pipe"] },
  );
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const link = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const found = /\?override=([\w.-]+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    void ended.then(() => reject(new Error(`The development server did not start:\n${output}`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(root, { recursive: true, force: true });
  };
  return { host: `localhost:${port}`, link, folder, edit, stop };
}

const test = base.extend<{ laptop: Awaited<ReturnType<typeof startDevServer>> }>({
  laptop: async ({ site }, use) => {
    const laptop = await startDevServer("repay", site);
    await use(laptop);
    await laptop.stop();
  },
});
test.describe.configure({ mode: "default" });

const MESSAGES = "src/messages/source.ts";
const OLD_TEXT = "Use the bank's page";
const launchUrl = ({ origin }: Pick<Site, "origin">, link = "") =>
  `${origin}/repayChoose?${new URLSearchParams({ ...launchQuery, productId: "p-1", orderId: "o-174", ...(link && { override: link }) })}`;

test.describe("a remote that is developed inside a released site", () => {
  test.slow();
  // The client of the development server logs the errors of a build, and that the server has stopped.
  test.use({ expectedErrors: /rspack-dev-server|Module build failed|x Expected|HMR|net::ERR_|WebSocket/ });

  test("shows each change with its state, keeps the last build after an error, and can be left and opened again", async ({
    page,
    site,
    laptop,
  }) => {
    await page.goto(launchUrl(site, laptop.link));
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page.getByText(OLD_TEXT, { exact: true })).toBeVisible();
    // State that exists only in the page and in the screen.
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const card = page.getByRole("radio", { name: "Island Savings Bank" });
    await card.check({ force: true });
    const bar = page.getByRole("complementary", { name: "Developer tools" });
    await expect(bar).toContainText(`repay · ${laptop.host} · Release 1`);

    laptop.edit(MESSAGES, (text) => text.replace(`"${OLD_TEXT}"`, '"Open the page"'));
    await expect(page.getByText("Open the page", { exact: true })).toBeVisible();
    await expect(card).toBeChecked();

    laptop.edit(MESSAGES, (text) => text.replace('"Open the page"', '"Open it there" = ='));
    await expect(bar.getByRole("alert")).toContainText("The last change does not compile.");
    await expect(bar.getByRole("alert")).toContainText("source.ts");
    await expect(page.getByText("Open the page", { exact: true })).toBeVisible();
    laptop.edit(MESSAGES, (text) => text.replace('"Open it there" = =', '"Open it there"'));
    await expect(page.getByText("Open it there", { exact: true })).toBeVisible();
    await expect(bar.getByRole("alert")).toBeEmpty();
    await expect(card).toBeChecked();
    expect(await page.evaluate(() => "isSamePage" in globalThis)).toBe(true);

    await bar.getByText("Release 1").click();
    await expect(bar.getByRole("row", { name: /^Screen repay [\d.]+ localhost:\d+ \^1\./ })).toBeVisible();
    await expect(bar.getByRole("row", { name: /^Frame shell [\d.]+ 1\./ })).toBeVisible();
    const loads = bar.getByRole("list", { name: "Load timeline" });
    await expect(loads.getByText("remoteEntry.js")).toBeVisible();
    await expect(loads).not.toContainText("demo");
    await expectAccessible(page);

    await page.getByRole("link", { name: "Leave" }).click();
    await expect(page.getByText(OLD_TEXT, { exact: true })).toBeVisible();
    await bar.getByText("Release 1").click();
    await expect(bar.getByRole("row", { name: /^Screen repay [\d.]+ \^1\./ })).toBeVisible();
    await bar.getByRole("button", { name: "Open repay from the laptop" }).click();
    await page.getByRole("button", { name: "Open it" }).click();
    await expect(page.getByText("Open it there", { exact: true })).toBeVisible();

    await laptop.stop();
    await expect(bar.getByRole("alert")).toContainText("The development server has stopped.");
    await page.goto(launchUrl(site));
    await expect(page.getByText(OLD_TEXT, { exact: true })).toBeVisible();
    await expect(bar.getByRole("alert")).toContainText(
      `${laptop.host} does not respond. The released version is shown.`,
    );
    for (const button of await page.getByRole("button").all())
      if (await button.isEnabled()) await button.click({ trial: true });

    await bar.getByText("Release 1").click();
    await bar.getByRole("button", { name: "Leave" }).click();
    await expect(page.getByText(OLD_TEXT, { exact: true })).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Leave" })).toHaveCount(0);
  });
});
