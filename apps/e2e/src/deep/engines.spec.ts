import { findChromium } from "@lending/federation/testing";
import { createHand, type Hand } from "../engines/createHand.ts";
import { deaths } from "../engines/deaths.ts";
import type { Engine, Webview } from "../engines/Engine.ts";
import { fetchChromium } from "../engines/fetchChromium.ts";
import { bridgeJourneys, type Journey, journeys, publicJourneys } from "../engines/journeys.ts";
import { belowFloor, olderChromiums } from "../engines/olderChromiums.ts";
import { openChromium } from "../engines/openChromium.ts";
import { openFirefox } from "../engines/openFirefox.ts";
import { openWebkit } from "../engines/openWebkit.ts";
import { openWpe } from "../engines/openWpe.ts";
import { verdicts } from "../engines/verdicts.ts";
import { test as base, expect, launchQuery } from "../harness/test.ts";

interface Kind<E extends Engine> {
  readonly name: string;
  readonly open: () => Promise<E | { readonly missing: string }>;
}

interface Fixtures {
  readonly openEngine: <E extends Engine>(kind: Kind<E>) => Promise<{ engine: E; hand: Hand }>;
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
}

const older = (one: (typeof olderChromiums)[number]): Kind<Webview> => ({
  name: `Chromium ${one.major}`,
  async open() {
    const fetched = await fetchChromium(one);
    return "missing" in fetched ? fetched : openChromium({ name: this.name, ...fetched });
  },
});
const webviews: readonly Kind<Webview>[] = [
  ...olderChromiums.map(older),
  {
    name: "Chromium now",
    async open() {
      const { executablePath } = await findChromium();
      return openChromium({ name: this.name, executable: executablePath });
    },
  },
  { name: "WebKit", open: () => openWebkit("WebKit") },
];
const wpe: Kind<Engine> = { name: "WebKit of iOS 16", open: () => openWpe("WebKit of iOS 16") };
const firefox: Kind<Engine> = { name: "Firefox", open: () => openFirefox("Firefox") };

/** Said of a file that was still on its way when its page was left; one that is wrong indeed does not run, which each step would show. */
const leftBehind = /verify integrity|valid digest/;

const test = base.extend<Fixtures>({
  address: async ({ sandbox }, use) => {
    await use((path, query = {}) => `${sandbox.origin}${path}?${new URLSearchParams({ ...launchQuery, ...query })}`);
  },
  openEngine: async ({ tell }, use) => {
    void tell;
    const opened: Engine[] = [];
    await use(async (kind) => {
      const engine = await kind.open();
      if ("missing" in engine) {
        process.stdout.write(`Skipped: ${engine.missing}\n`);
        test.skip(true, engine.missing);
        throw new Error(engine.missing);
      }
      opened.push(engine);
      return { engine, hand: createHand(engine) };
    });
    for (const engine of opened) await engine.close();
  },
});

function walkAll<E extends Engine>(kind: Kind<E>, journeys: readonly Journey<E>[]) {
  test.describe(kind.name, () => {
    for (const { name, walk } of journeys) {
      test(`${kind.name}: ${name}`, async ({ openEngine, tell, address }) => {
        const { engine, hand } = await openEngine(kind);
        await walk({ hand, engine, tell, address });
        expect(
          engine.errors.filter((error) => !leftBehind.test(error)),
          "errors",
        ).toEqual([]);
      });
    }
  });
}

for (const webview of webviews)
  walkAll(webview, [...journeys, ...bridgeJourneys, ...publicJourneys, ...deaths, verdicts]);
// Its driver knows of no bridge.
walkAll(wpe, [...journeys, ...publicJourneys, verdicts]);
// A visitor of the public site may well have it; no app does.
walkAll(firefox, [...publicJourneys, verdicts]);

test.describe("below the floor", () => {
  const kind = older(belowFloor);

  test(`Chromium ${belowFloor.major} says what mends it and whom to call, and asks for no answer`, async ({
    openEngine,
    tell,
    address,
  }) => {
    const { engine, hand } = await openEngine(kind);
    await hand.open(address("/loanDetail", { productId: "p-1", orderId: "o-174" }));
    await hand.sees("heading", "Sandbox Lending");
    await hand.reads("Please update our app and Android System WebView, or iOS.");
    await hand.sees("link", "+63 2 8000 0000");
    expect(await engine.evaluate("document.getElementById('root')")).toBeNull();
    expect(await tell("/sandbox/requests", undefined, "GET")).toEqual([]);
    // It says of one directive of the policy that it is too young for it.
    expect(engine.errors.filter((error) => !/require-trusted-types-for/.test(error))).toEqual([]);
  });

  test(`Chromium ${belowFloor.major} shows a public page as it is without scripts`, async ({ openEngine, address }) => {
    const { engine, hand } = await openEngine(kind);
    await hand.open(address("/Loan"));
    await hand.sees("heading", "Loan terms and conditions");
    await expect.poll(() => engine.evaluate("document.readyState")).not.toBe("loading");
    expect(await engine.evaluate("document.querySelectorAll('#skeleton :disabled, #root > *').length")).toBe(0);
    expect(engine.errors.filter((error) => !/require-trusted-types-for/.test(error))).toEqual([]);
  });
});
