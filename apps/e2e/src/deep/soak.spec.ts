import { expect, test } from "../harness/test.ts";
import { type Held, measurePage } from "../soak/measurePage.ts";
import { stops } from "../soak/stops.ts";
import { walkRound } from "../soak/walkRound.ts";

const NAVIGATIONS = Number(process.env.SOAK_NAVIGATIONS ?? 2000);
const ROUNDS = Math.ceil(NAVIGATIONS / stops.length);
const ROUNDS_BETWEEN = 5;
/** By then every screen's code has been compiled and its caches are full. */
const WARM = Math.min(500, NAVIGATIONS / 2);
/** What may be more at the end: 300 bytes, a hundredth of a node and of a listener for each navigation of the default run. */
const MARGIN: Held = { heap: 450_000, nodes: 15, listeners: 15, documents: 0 };

test(`${ROUNDS * stops.length} navigations through every remote leave no more behind than the first ${WARM}`, async ({
  page,
  openLive,
}) => {
  test.setTimeout(1_800_000);
  const session = await page.context().newCDPSession(page);
  // In the app, where Back is the native side's: in a browser a screen that asks before it is left keeps an entry on top.
  await page.addInitScript(() => {
    Object.assign(window, { AppBridge: { postMessage() {} } });
  });
  await openLive("/loanDetail", { productId: "p-1", orderId: "o-174", platform: "android" });
  const warm: Held[] = [];
  const later: Held[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    expect(await page.evaluate(walkRound, stops), `round ${round}`).toBe("");
    if (round % ROUNDS_BETWEEN !== 0) continue;
    const held = await measurePage(session);
    const navigations = round * stops.length;
    (navigations <= WARM ? warm : later).push(held);
    const { heap, nodes, listeners, documents } = held;
    process.stdout.write(
      `${navigations} navigations: heap ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners, ${documents} documents\n`,
    );
  }
  expect(warm.length * later.length, "measures").toBeGreaterThan(0);
  for (const what of ["heap", "nodes", "listeners", "documents"] as const) {
    const before = Math.max(...warm.map((held) => held[what]));
    // What is let go again was no leak: the least of the last few counts.
    const after = Math.min(...later.slice(-3).map((held) => held[what]));
    expect.soft(after, what).toBeLessThanOrEqual(before + MARGIN[what]);
  }
});
