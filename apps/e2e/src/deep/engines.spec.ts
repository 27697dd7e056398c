import { findChromium } from "@lending/federation/testing";
import { isAvailable } from "@lending/releases/testing";
import type { Engine, Webview } from "../engines/createUser.ts";
import { createUser, type User } from "../engines/createUser.ts";
import { changedFileJourney, earlyJourneys } from "../engines/earlyJourneys.ts";
import { fetchChromium, olderChromiums, unsupportedChromium } from "../engines/fetchChromium.ts";
import { type Journey, journeys, publicJourneys, webviewJourneys } from "../engines/journeys.ts";
import { linkVerdicts } from "../engines/linkVerdicts.ts";
import { openChromium } from "../engines/openChromium.ts";
import { openFirefox } from "../engines/openFirefox.ts";
import { openWebkit } from "../engines/openWebkit.ts";
import { openWpe } from "../engines/openWpe.ts";
import { test as base, expect, launchQuery } from "../harness/test.ts";

interface EngineKind<E extends Engine> {
  readonly name: string;
  readonly open: () => Promise<E | { readonly missing: string }>;
}

interface Fixtures {
  readonly openEngine: <E extends Engine>(kind: EngineKind<E>) => Promise<{ engine: E; user: User }>;
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
}

const olderChromium = (one: (typeof olderChromiums)[number]): EngineKind<Webview> => ({
  name: `Chromium ${one.major}`,
  async open() {
    const fetched = await fetchChromium(one);
    return "missing" in fetched ? fetched : openChromium({ name: this.name, ...fetched });
  },
});
const webviews: readonly EngineKind<Webview>[] = [
  ...olderChromiums.map(olderChromium),
  {
    name: "current Chromium",
    async open() {
      const { executablePath } = await findChromium();
      return openChromium({ name: this.name, executable: executablePath });
    },
  },
  { name: "WebKit", open: () => openWebkit("WebKit") },
];
const wpe: EngineKind<Engine> = { name: "WebKit of iOS 16", open: () => openWpe("WebKit of iOS 16") };
const firefox: EngineKind<Engine> = { name: "Firefox", open: () => openFirefox("Firefox") };

/**
 * Integrity error that engines log for a file still loading when its page is left. A file with a real integrity error does
 * not run, so the journey itself would fail. The hash is that of an empty file.
 */
const abortedLoad = /verify integrity|valid digest|computed hash is “47DEQpj8HBSa/;

const test = base.extend<Fixtures>({
  address: async ({ sandbox }, use) => {
    await use((path, query = {}) => `${sandbox.origin}${path}?${new URLSearchParams({ ...launchQuery, ...query })}`);
  },
  openEngine: async ({ callSandbox }, use) => {
    void callSandbox;
    const opened: Engine[] = [];
    await use(async (kind) => {
      const engine = await kind.open();
      if ("missing" in engine) {
        process.stdout.write(`Skipped: ${engine.missing}\n`);
        test.skip(!isAvailable(engine.missing, false), engine.missing);
        throw new Error(engine.missing);
      }
      opened.push(engine);
      return { engine, user: createUser(engine) };
    });
    for (const engine of opened) await engine.close();
  },
});

function defineTests<E extends Engine>(kind: EngineKind<E>, journeys: readonly Journey<E>[]) {
  test.describe(kind.name, () => {
    for (const { name, run } of journeys) {
      test(`${kind.name}: ${name}`, async ({ openEngine, callSandbox, address }) => {
        const { engine, user } = await openEngine(kind);
        await run({ user, engine, callSandbox, address });
        expect(
          engine.errors.filter((error) => !abortedLoad.test(error)),
          "errors",
        ).toEqual([]);
      });
    }
  });
}

for (const webview of webviews)
  defineTests(webview, [...journeys, ...earlyJourneys, ...webviewJourneys, ...publicJourneys, linkVerdicts]);
// The WPE driver cannot install a native bridge.
defineTests(wpe, [...journeys, ...earlyJourneys, changedFileJourney, ...publicJourneys, linkVerdicts]);
// Firefox runs only the public journeys: visitors of the public site may use it, but no app embeds it.
defineTests(firefox, [...publicJourneys, linkVerdicts]);

test.describe("an unsupported browser", () => {
  const kind = olderChromium(unsupportedChromium);

  test(`Chromium ${unsupportedChromium.major} shows how to update and whom to call, and sends no requests`, async ({
    openEngine,
    callSandbox,
    address,
  }) => {
    const { engine, user } = await openEngine(kind);
    await user.open(address("/loanDetail", { productId: "p-1", orderId: "o-174" }));
    await user.expectVisible("heading", "Sandbox Lending");
    await user.expectText("Please update our app and Android System WebView, or iOS.");
    await user.expectVisible("link", "+63 2 8000 0000");
    expect(await engine.evaluate("document.getElementById('root')")).toBeNull();
    expect(await callSandbox("/sandbox/requests")).toEqual([]);
    // Chromium 80 logs that it does not know this directive of the content security policy.
    expect(engine.errors.filter((error) => !/require-trusted-types-for/.test(error))).toEqual([]);
  });

  test(`Chromium ${unsupportedChromium.major} shows a public page as rendered on the server, without running scripts`, async ({
    openEngine,
    address,
  }) => {
    const { engine, user } = await openEngine(kind);
    await user.open(address("/Loan"));
    await user.expectVisible("heading", "Loan terms and conditions");
    await expect.poll(() => engine.evaluate("document.readyState")).not.toBe("loading");
    expect(await engine.evaluate("document.querySelectorAll('#skeleton :disabled, #root > *').length")).toBe(0);
    expect(engine.errors.filter((error) => !/require-trusted-types-for/.test(error))).toEqual([]);
  });
});
