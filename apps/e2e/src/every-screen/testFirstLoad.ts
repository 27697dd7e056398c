import { findWaitedFor, recordNetwork, serialLevels, waitForScreen, watchScreen } from "@lending/delivery/testing";
import { readManifest } from "../harness/readManifest.ts";
import { expect, test } from "../harness/test.ts";

/** Distinguishes serial requests. With a limited throughput, Chromium left 3 of 340 loads without some of their responses. */
const SLOW = { offline: false, latency: 120, downloadThroughput: -1, uploadThroughput: -1 };

interface FirstLoad {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly app: string;
  /** Part of the path of the request for its data. */
  readonly data: string;
}

/** Expects that a path requests everything at once after its document, and renders before any integrity manifest. */
export function testFirstLoad({ path, query, app, data }: FirstLoad): void {
  test(`${path} has a request depth of two: the document, then everything at once`, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
    const recorded = await recordNetwork(page);
    await watchScreen(page);
    await open(path, query);
    const renderedOn = await waitForScreen(page, 60_000);
    const later = new Set([...(readManifest(app).paths[path]?.soon ?? []), ...readManifest("shell").soon]);
    const first = findWaitedFor(recorded, later, renderedOn);

    const levels = serialLevels(first);
    expect(levels.map((level) => level.map(({ url }) => new URL(url).pathname))).toHaveLength(2);
    expect(levels[0]).toHaveLength(1);

    const urls = first.map(({ method, url }) => `${method} ${url}`);
    expect(
      urls.filter((url, index) => urls.indexOf(url) !== index),
      "fetched twice",
    ).toEqual([]);
    expect(first.filter(({ url }) => url.includes(data))).toHaveLength(1);
    const apps = new Set(first.flatMap(({ url }) => /\/assets\/([^/]+)\//.exec(url)?.[1] ?? []));
    expect([...apps].sort()).toEqual([app, "shell"].sort());
  });

  test(`${path} renders without an integrity manifest, which only later files need`, async ({ page, open }) => {
    const manifests: string[] = [];
    // Never responds: a file that waited for a manifest would time out, and the path would show a failure screen.
    await page.route(/\/integrity\.json$/, (route) => {
      manifests.push(route.request().url());
    });
    await open(path, query);
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "This part is closed for now" })).toHaveCount(0);
    await expect.poll(() => manifests.length).toBeGreaterThan(0);
  });
}
