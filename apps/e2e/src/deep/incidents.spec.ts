import { execFile } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import type { Build } from "@lending/releases/artefact/Build";
import { assetKey, folderOf } from "@lending/releases/formats/names";
import { alterBuild } from "@lending/releases/testing";
import { test as base, type Site } from "../harness/shippingTest.ts";
import { repository } from "../harness/startSandbox.ts";
import { expect } from "../harness/test.ts";

/** An incident must be named and safe within this time. */
const LIMIT_MS = 120_000;
const VERSION = "9.0.0";
const run = promisify(execFile);

const test = base.extend<{ loanSite: Site; loan: Build; showsOrder: () => Promise<boolean> }>({
  loan: async ({ workspaceOf }, use) => use((await workspaceOf(["shell", "loan"])).build("loan")),
  loanSite: async ({ openSite, workspaceOf }, use) => use(await openSite(await workspaceOf(["shell", "loan"]))),
  /** Opens the order as a borrower, and reports what its page reports. Returns whether it shows the order. */
  showsOrder: async ({ page, loanSite: { origin } }, use) =>
    use(async () => {
      await page.goto(`${origin}/loanDetail?sessionId=demo&deviceId=device-canary-7301&productId=p-1&orderId=o-174`);
      await page.waitForTimeout(1_000);
      return page.getByRole("heading", { name: "Payment is due soon" }).isVisible();
    }),
});
// The incidents, which the browser logs.
test.use({ expectedErrors: /broken on purpose|Failed to load resource|valid digest|net::ERR/ });

/** Runs `pnpm ship` as the runbook of docs/production.md does. */
async function ship({ origin, releases, keys }: Site, ...words: readonly string[]): Promise<string> {
  const variables = { SHIP_STORE: releases, SHIP_KEYS: keys, SHIP_ORIGIN: origin };
  const env = { ...process.env, ...variables };
  return (await run(process.execPath, ["packages/delivery/src/cli/ship.ts", ...words], { cwd: repository, env }))
    .stdout;
}

/** Visits until a browser has reported an error with a code, and returns its report. */
async function readReport({ origin }: Site, showsOrder: () => Promise<boolean>) {
  let report: Record<string, string> | undefined;
  const visit = async () => {
    await showsOrder();
    const events = await fetch(`${origin}/sandbox/events?source=analytics`);
    const list = (await events.json()) as { body: Record<string, string> }[];
    report = list.find(({ body }) => body.event === "error")?.body;
    return report?.errorCode;
  };
  await expect.poll(visit, { timeout: LIMIT_MS }).toBeDefined();
  return report;
}

/** Ships the next loan, in which this statement runs before the screen of an order. Returns it with the file of that screen. */
async function shipNext({ publisher }: Site, loan: Build, statement: string) {
  const screens = loan.manifest.paths["/loanDetail"]?.scripts ?? [];
  const edit = (file: string, script: string) => (screens.includes(file) ? `${statement}${script}` : script);
  const next = alterBuild(loan, { version: VERSION, edit });
  await publisher.ship(next);
  return { next, screen: screens.at(-1) ?? "" };
}

const setFault = ({ origin }: Site, kind: string) =>
  fetch(`${origin}/sandbox/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ match: "v3/loan-details", kind }),
  });
const readDocument = async ({ origin }: Site) => (await fetch(`${origin}/loanDetail`)).text();
const isClosed = async (site: Site) => (await readDocument(site)).includes("This part is closed for now");

/** Rolls loan back, and waits until documents start the version before, which shows the order. */
async function rollBack(site: Site, { deployed }: Build, showsOrder: () => Promise<boolean>) {
  await ship(site, "rollback", "loan", "--because", "rehearsal");
  const folder = folderOf("loan", deployed);
  await expect
    .poll(async () => (await readDocument(site)).includes(`"base":"/assets/${folder}/"`), { timeout: LIMIT_MS })
    .toBe(true);
  await expect.poll(showsOrder, { timeout: LIMIT_MS }).toBe(true);
}

test("a throwing remote is named by its code, and a rollback ends it", async ({ loanSite, loan, showsOrder }) => {
  await shipNext(loanSite, loan, "throw new TypeError('broken on purpose');");
  expect(await readReport(loanSite, showsOrder)).toMatchObject({ remote: "loan" });
  await rollBack(loanSite, loan, showsOrder);
});

test("a corrupt file is named by its code, and a rollback ends it", async ({ loanSite, loan, showsOrder }) => {
  // The statement makes the file of the screen differ from that of the version before.
  const { next, screen } = await shipNext(loanSite, loan, ";");
  const file = path.join(loanSite.releases, assetKey("loan", next.deployed, screen));
  // A browser gets the compressed object.
  for (const stored of [file, `${file}.br`, `${file}.gz`].filter((one) => existsSync(one)))
    writeFileSync(stored, readFileSync(stored).reverse());
  expect(await readReport(loanSite, showsOrder)).toMatchObject({ remote: "loan" });
  await rollBack(loanSite, loan, showsOrder);
});

test("an API that is down is named by the metrics, and its path is closed", async ({ loanSite, showsOrder }) => {
  await setFault(loanSite, "reset");
  await showsOrder();
  const metrics = await (await fetch(`${loanSite.origin}/sandbox/metrics`)).text();
  expect(metrics).toMatch(/^lending_early_reads_total\{path="\/loanDetail",outcome="(?:timeout|unreachable)"\} 1$/m);
  await ship(loanSite, "close", "/loanDetail", "--because", "rehearsal");
  await expect.poll(() => isClosed(loanSite), { timeout: LIMIT_MS }).toBe(true);
});

test("an API that responds with HTML is named by the code, and its path is closed", async ({
  loanSite,
  showsOrder,
}) => {
  await setFault(loanSite, "html");
  expect(await readReport(loanSite, showsOrder)).toMatchObject({ path: "/loanDetail" });
  await ship(loanSite, "close", "/loanDetail", "--because", "rehearsal");
  await expect.poll(() => isClosed(loanSite), { timeout: LIMIT_MS }).toBe(true);
});
