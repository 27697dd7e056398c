import type { Build } from "@lending/delivery/testing";
import { makeShipyard } from "./makeShipyard.ts";
import { test as base } from "./test.ts";

export type Shipyard = Awaited<ReturnType<typeof makeShipyard>>;
export type Site = Awaited<ReturnType<Shipyard["openSite"]>>;

interface Fixtures {
  /** Opens a site of a shipyard, until the journey ends. */
  openSite: (yard: Shipyard) => Promise<Site>;
  /** A site of the journey's own, which begins with set 1 of today's builds. */
  site: Site;
}

interface WorkerFixtures {
  /** Makes a shipyard of these apps as they stand and of other builds, once for each worker. */
  yardOf: (names: readonly string[], others?: readonly Build[]) => Promise<Shipyard>;
  /** Of today's shell, loan and repay. */
  yard: Shipyard;
}

/** The test of all journeys of shipping: they share their shipyards, since making one costs seconds. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  yardOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const made = new Map<string, Promise<Shipyard>>();
      await use((names, others = []) => {
        const key = [...names, ...others.map(({ name, deployed }) => `${name} ${deployed.hash}`)].join();
        const yard = made.get(key) ?? makeShipyard(names, others);
        made.set(key, yard);
        return yard;
      });
      for (const yard of made.values()) (await yard).dispose();
    },
    { scope: "worker" },
  ],
  yard: [
    async ({ yardOf }, use) => use(await yardOf(["shell", "loan", "repay"])),
    { scope: "worker", timeout: 90_000 },
  ],
  openSite: async ({ page }, use) => {
    const opened: Site[] = [];
    await use(async (yard) => {
      const site = await yard.openSite();
      opened.push(site);
      return site;
    });
    // What is still being loaded must not find its server gone.
    await page.context().close();
    for (const site of opened) await site.close();
  },
  site: async ({ yard, openSite }, use) => use(await openSite(yard)),
});
