import type { Build } from "@lending/delivery/testing";
import { buildVersion } from "./copyRemote.ts";
import { makeReleaseWorkspace } from "./makeReleaseWorkspace.ts";
import { test as base } from "./test.ts";

export type ReleaseWorkspace = Awaited<ReturnType<typeof makeReleaseWorkspace>>;
export type Site = Awaited<ReturnType<ReleaseWorkspace["openSite"]>>;

interface Fixtures {
  /** Opens a site of a workspace and closes it when the journey ends. */
  openSite: (workspace: ReleaseWorkspace) => Promise<Site>;
  /** A new site that starts with release 1 of the current builds. */
  site: Site;
}

/** A text of `/repay`, and the one in `nextRepay`. */
export const OLD_TEXT = "Counter or app, step by step";
export const NEW_TEXT = "In a shop or in an app";

interface WorkerFixtures {
  /** Version 9.0.0 of repay, built from sources with `NEW_TEXT`. */
  nextRepay: Build;
  /** Creates a workspace of the current builds of these apps and of other builds, once per worker. */
  workspaceOf: (names: readonly string[], others?: readonly Build[]) => Promise<ReleaseWorkspace>;
  /** The workspace of the current builds of shell, repay and bank-binding. */
  workspace: ReleaseWorkspace;
}

/** Playwright's test for release journeys. Journeys of a worker share workspaces, because creating one takes seconds. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  workspaceOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const workspaces = new Map<string, Promise<ReleaseWorkspace>>();
      await use((names, others = []) => {
        const key = [...names, ...others.map(({ name, deployed }) => `${name} ${deployed.hash}`)].join();
        const workspace = workspaces.get(key) ?? makeReleaseWorkspace(names, others);
        workspaces.set(key, workspace);
        return workspace;
      });
      for (const workspace of workspaces.values()) (await workspace).dispose();
    },
    { scope: "worker" },
  ],
  nextRepay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) =>
      use(buildVersion("repay", "9.0.0", { file: "src/messages/source.ts", from: OLD_TEXT, to: NEW_TEXT })),
    { scope: "worker", timeout: 90_000 },
  ],
  workspace: [
    async ({ workspaceOf }, use) => use(await workspaceOf(["shell", "repay", "bank-binding"])),
    { scope: "worker", timeout: 90_000 },
  ],
  openSite: async ({ page }, use) => {
    const opened: Site[] = [];
    await use(async (workspace) => {
      const site = await workspace.openSite();
      opened.push(site);
      return site;
    });
    // Ends pending requests before their server stops; otherwise they would log errors.
    await page.context().close();
    for (const site of opened) await site.close();
  },
  site: async ({ workspace, openSite }, use) => use(await openSite(workspace)),
});
