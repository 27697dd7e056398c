import type { CDPSession, Page } from "@playwright/test";
import { LOADED_SCREENS, loadedScreen, OTHER_SCREENS } from "../every-screen/screens.ts";
import { expect, order, test } from "../harness/test.ts";

/** The frame of an agreement is a document, which the browser frees when it likes. */
const screens = LOADED_SCREENS.filter(({ path, redirects }) => !redirects && path !== "/loanAgreement");
const STOPS = screens.length + OTHER_SCREENS.length;
const NAVIGATIONS = Number(process.env.SOAK_NAVIGATIONS ?? 2000);
const ROUNDS = Math.ceil(NAVIGATIONS / STOPS);
const ROUNDS_BETWEEN = 3;
/** After this many navigations every screen's code is compiled and its caches are full. */
const WARM = Math.min(500, NAVIGATIONS / 2);

/** Memory use of a page after garbage collection. `heap` is in bytes. */
async function measurePage(session: CDPSession) {
  // One collection is not enough: finalizers and weak references free more objects for the next.
  for (let turn = 0; turn < 3; turn += 1) await session.send("HeapProfiler.collectGarbage");
  const { usedSize: heap } = await session.send("Runtime.getHeapUsage");
  const { nodes, jsEventListeners: listeners, documents } = await session.send("Memory.getDOMCounters");
  return { heap, nodes, listeners, documents };
}
type PageMemory = Awaited<ReturnType<typeof measurePage>>;
/** Accepted growth. For the default run: 300 bytes, a hundredth of a node and a hundredth of a listener per navigation. */
const MARGIN: PageMemory = { heap: 450_000, nodes: 15, listeners: 15, documents: 0 };

/** Opens every screen in the open document, as a link does. */
async function walkRound(page: Page) {
  const open = (path: string, query: Readonly<Record<string, string>>) =>
    page.evaluate(
      (address) => {
        history.pushState({ idx: 0, key: "soak", state: null }, "", address);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      },
      `${path}?${new URLSearchParams(query)}`,
    );
  for (const { path, query } of screens) {
    await open(path, query);
    await expect(loadedScreen(page), path).toBeVisible();
  }
  for (const { path, query } of OTHER_SCREENS) {
    await open(path, query);
    await expect(page).toHaveURL(({ pathname }) => pathname === path);
    await expect(page.locator("#root:not(:has([aria-busy=true])) h1"), path).toBeAttached();
  }
}

test(`${ROUNDS * STOPS} navigations through every screen use no more memory than the first ${WARM}`, async ({
  page,
  openLive,
}) => {
  test.setTimeout(1_800_000);
  const session = await page.context().newCDPSession(page);
  // Runs as in the app.
  await page.addInitScript(() => {
    Object.assign(window, { AppBridge: { postMessage() {} } });
  });
  await openLive("/loanDetail", { ...order, platform: "android" });
  const warm: PageMemory[] = [];
  const later: PageMemory[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    await test.step(`round ${round}`, () => walkRound(page));
    if (round % ROUNDS_BETWEEN !== 0) continue;
    const memory = await measurePage(session);
    const navigations = round * STOPS;
    (navigations <= WARM ? warm : later).push(memory);
    const { heap, nodes, listeners, documents } = memory;
    process.stdout.write(
      `${navigations} navigations: heap ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners, ${documents} documents\n`,
    );
  }
  expect(warm.length * later.length, "measurements").toBeGreaterThan(0);
  for (const key of ["heap", "nodes", "listeners", "documents"] as const) {
    const before = Math.max(...warm.map((memory) => memory[key]));
    // The minimum of the last measurements counts: memory that is freed later is no leak.
    const after = Math.min(...later.slice(-3).map((memory) => memory[key]));
    expect.soft(after, key).toBeLessThanOrEqual(before + MARGIN[key]);
  }
});
