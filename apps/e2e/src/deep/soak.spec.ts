import { expect, test } from "../harness/test.ts";
import { measurePage, type PageMemory, stops, walkRound } from "../soak/walkRound.ts";

const NAVIGATIONS = Number(process.env.SOAK_NAVIGATIONS ?? 2000);
const ROUNDS = Math.ceil(NAVIGATIONS / stops.length);
const ROUNDS_BETWEEN = 5;
/** After this many navigations every screen's code is compiled and its caches are full. */
const WARM = Math.min(500, NAVIGATIONS / 2);
/** Accepted growth. For the default run: 300 bytes, a hundredth of a node and a hundredth of a listener per navigation. */
const MARGIN: PageMemory = { heap: 450_000, nodes: 15, listeners: 15, documents: 0 };

test(`${ROUNDS * stops.length} navigations through every remote use no more memory than the first ${WARM}`, async ({
  page,
  openLive,
}) => {
  test.setTimeout(1_800_000);
  const session = await page.context().newCDPSession(page);
  // Runs as in the app.
  await page.addInitScript(() => {
    Object.assign(window, { AppBridge: { postMessage() {} } });
  });
  await openLive("/loanDetail", { productId: "p-1", orderId: "o-174", platform: "android" });
  const warm: PageMemory[] = [];
  const later: PageMemory[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    expect(await page.evaluate(walkRound, stops), `round ${round}`).toBe("");
    if (round % ROUNDS_BETWEEN !== 0) continue;
    const memory = await measurePage(session);
    const navigations = round * stops.length;
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
