import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeGatedPublisher } from "@lending/delivery/testing";
import { readBuild } from "@lending/releases/artefact/Build";
import { readSigner, readTrust } from "@lending/releases/signing/keyFolder";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { freePort } from "@lending/releases/testing";
import type { Browser, Page } from "@playwright/test";
import { makePublishers } from "../harness/shippingTest.ts";
import { startSandbox, waitForStart } from "../harness/startSandbox.ts";

const repository = path.join(import.meta.dirname, "../../../..");
const REMOTES = ["loan", "repay"];

/** Values that identify the visitor. No evidence may contain them. */
export const SECRETS = ["sessionId=demo", "device-canary-9402", "advertising-canary-9402", "o-174", "917 555 0199"];
const launch = new URLSearchParams({
  sessionId: "demo",
  deviceId: "device-canary-9402",
  advertisingId: "advertising-canary-9402",
  productId: "p-1",
  orderId: "o-174",
  phone: "917 555 0199",
});

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Starts production on one machine: a store with release 1, an edge that serves it, and the sandbox as the lender's API. */
export async function startSite(browser: Browser) {
  const folder = mkdtempSync(path.join(tmpdir(), "incident-"));
  const store = path.join(folder, "store");
  const { keys } = makePublishers(folder);
  const trust = readTrust(keys);
  const signer = readSigner(keys, trust);
  if (!signer) throw new Error(`${keys} has no key.`);
  const sandbox = await startSandbox();
  const publisher = makeGatedPublisher({ store: createFolderStore(store), signer, trust });
  const builds = new Map(
    ["shell", ...REMOTES].map((name) => [name, readBuild(path.join(repository, "apps", name), name)]),
  );
  const [port, metricsPort] = [await freePort(), await freePort()];
  const environment = { analyticsUrl: `${sandbox.origin}/collect`, h5Base: `http://localhost:${port}` };
  await publisher.shipWith(environment, ...builds.values());

  const edge = spawn(process.execPath, ["apps/edge/src/node/main.ts"], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: String(port),
      EDGE_METRICS_PORT: String(metricsPort),
      EDGE_STORE: store,
      EDGE_TRUST: keys,
      EDGE_API_ORIGIN: sandbox.origin,
      EDGE_CACHE: path.join(folder, "cache"),
    },
  });
  let log = "";
  for (const stream of [edge.stdout, edge.stderr]) stream.on("data", (chunk: Buffer) => (log += chunk.toString()));
  const origin = `http://localhost:${port}`;
  const load = (address: string) => fetch(address, { signal: AbortSignal.timeout(10_000) });
  // A command blocks this process meanwhile, and the server closes the idle connection: the second try opens another.
  const read = async (address: string) => (await load(address).catch(() => load(address))).text();
  await waitForStart(`${origin}/readyz`, edge, () => log);

  return {
    origin,
    environment,
    storeFolder: store,
    publisher,
    build(name: string) {
      const found = builds.get(name);
      if (!found) throw new Error(`${name} is not built.`);
      return found;
    },
    log: () => log,
    /** Returns the edge's metrics without histograms, or those that begin with a name. */
    async metrics(name = ""): Promise<readonly string[]> {
      const lines = (await read(`http://localhost:${metricsPort}/metrics`)).split("\n");
      return lines.filter((line) => line.startsWith(name) && !/^#|_bucket|_sum\b| 0$/.test(line));
    },
    /** Returns the errors that browsers reported, newest last. */
    async errors(): Promise<readonly Readonly<Record<string, string>>[]> {
      const list = JSON.parse(await read(`${sandbox.origin}/sandbox/events?source=analytics`)) as {
        body: Record<string, string>;
      }[];
      return list.map(({ body }) => body).filter(({ event }) => event === "error");
    },
    setFault: (match: string, kind: string) =>
      fetch(`${sandbox.origin}/sandbox/faults`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ match, kind }),
      }),
    /** Runs `pnpm ship` as an operator does. */
    ship(args: readonly string[]) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ["packages/delivery/src/cli/ship.ts", ...args], {
        cwd: repository,
        encoding: "utf8",
        env: {
          ...process.env,
          SHIP_STORE: store,
          SHIP_KEYS: keys,
          SHIP_REPORTS: `${sandbox.origin}/sandbox/events?source=analytics`,
        },
      });
      return { code: status, output: stdout + stderr };
    },
    document: (pathname = "/loanDetail") => read(`${origin}${pathname}`),
    /** Opens the order as a borrower, passes the page on, and leaves it. */
    async visit<Result>(use: (page: Page) => Promise<Result>): Promise<Result> {
      const context = await browser.newContext();
      const page = await context.newPage();
      try {
        await page.goto(`${origin}/loanDetail?${launch}`, { waitUntil: "domcontentloaded" });
        await page.locator("#skeleton").waitFor({ state: "detached", timeout: 30_000 });
        await page.locator("h1").first().waitFor({ timeout: 30_000 });
        return await use(page);
      } finally {
        await page.close({ runBeforeUnload: false });
        await context.close();
      }
    },
    async stop() {
      edge.kill("SIGKILL");
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
