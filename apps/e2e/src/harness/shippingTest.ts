import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Build, readBuild } from "@lending/releases/artefact/Build";
import { makeKeys, readKeys } from "@lending/releases/signing/keyFolder";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { alterBuild, makePublisher } from "@lending/releases/testing";
import { startSandbox } from "./startSandbox.ts";
import { test as base } from "./test.ts";

const apps = path.join(import.meta.dirname, "../../..");

/** Creates a release store with release 1 of the existing builds and `others`, and opens sites that start with a copy of it. */
async function makeReleaseWorkspace(names: readonly string[], others: readonly Build[] = []) {
  const folder = mkdtempSync(path.join(tmpdir(), "release-workspace-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const keys = path.join(folder, "keys");
  makeKeys(keys);
  const publisherOf = (store: string) => makePublisher({ store: createFolderStore(store), ...readKeys(keys) });
  const first = path.join(folder, "first");
  const builds = [...names.map((name) => readBuild(path.join(apps, name), name)), ...others];
  await publisherOf(first).ship(...builds);

  return {
    build(name: string): Build {
      const found = builds.find((build) => build.name === name);
      if (!found) throw new Error(`${name} is not in release 1.`);
      return found;
    },
    /** Starts a sandbox that serves a copy of release 1, with a publisher for it. */
    async openSite() {
      const releases = mkdtempSync(path.join(folder, "site-"));
      cpSync(first, releases, { recursive: true });
      const sandbox = await startSandbox({ SANDBOX_RELEASES: releases, SANDBOX_TRUST: keys });
      return { origin: sandbox.origin, releases, keys, publisher: publisherOf(releases), close: () => sandbox.stop() };
    },
  };
}

type ReleaseWorkspace = Awaited<ReturnType<typeof makeReleaseWorkspace>>;
export type Site = Awaited<ReturnType<ReleaseWorkspace["openSite"]>>;

interface Fixtures {
  /** Version 9.0.0 of repay, which has `NEW_TEXT`. */
  nextRepay: Build;
  /** Returns the workspace of the current builds of these apps and of other builds. */
  workspaceOf: (names: readonly string[], others?: readonly Build[]) => Promise<ReleaseWorkspace>;
  /** The workspace of the current builds of shell, repay and bank-binding. */
  workspace: ReleaseWorkspace;
  /** Opens a site of a workspace and closes it when the journey ends. */
  openSite: (workspace: ReleaseWorkspace) => Promise<Site>;
  /** A new site that starts with release 1 of the current builds. */
  site: Site;
}

/** A text of `/repay`, and the one in `nextRepay`. */
export const OLD_TEXT = "Payments and receipts";
export const NEW_TEXT = "All payments of this loan";

const workspaces = new Map<string, Promise<ReleaseWorkspace>>();
let nextRepay: Build | undefined;

/**
 * Playwright's test for release journeys. Journeys of a worker share workspaces, because creating one takes seconds. A fixture of
 * the worker would do that too, but Playwright starts another worker, with another browser, for tests with other such fixtures.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
  workspaceOf: async ({}, use) =>
    use((names, others = []) => {
      const key = [...names, ...others.map(({ name, deployed }) => `${name} ${deployed.hash}`)].join();
      const workspace = workspaces.get(key) ?? makeReleaseWorkspace(names, others);
      workspaces.set(key, workspace);
      return workspace;
    }),
  nextRepay: async ({ workspace }, use) => {
    const edit = (_: string, script: string) => script.replaceAll(OLD_TEXT, NEW_TEXT);
    nextRepay ??= alterBuild(workspace.build("repay"), { version: "9.0.0", edit });
    await use(nextRepay);
  },
  workspace: async ({ workspaceOf }, use) => use(await workspaceOf(["shell", "repay", "bank-binding"])),
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
