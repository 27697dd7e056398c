import { findChromium } from "@lending/federation/testing";
import { createHand, type Hand } from "../engines/createHand.ts";
import { deaths } from "../engines/deaths.ts";
import type { Engine } from "../engines/Engine.ts";
import { fetchChromium } from "../engines/fetchChromium.ts";
import { journeys } from "../engines/journeys.ts";
import { belowFloor, olderChromiums } from "../engines/olderChromiums.ts";
import { openChromium } from "../engines/openChromium.ts";
import { openWebkit } from "../engines/openWebkit.ts";
import { test as base, expect, launchQuery } from "../harness/test.ts";

interface Fixtures {
  readonly openEngine: () => Promise<{ engine: Engine; hand: Hand }>;
  readonly address: (path: string, query?: Readonly<Record<string, string>>) => string;
}

interface Kind {
  readonly name: string;
  readonly open: () => Promise<Engine | { readonly missing: string }>;
}

const older = (one: (typeof olderChromiums)[number]): Kind => ({
  name: `Chromium ${one.major}`,
  async open() {
    const fetched = await fetchChromium(one);
    return "missing" in fetched ? fetched : openChromium({ name: this.name, ...fetched });
  },
});
const kinds: readonly Kind[] = [
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

const test = base.extend<Fixtures & { kind: Kind }>({
  kind: [kinds[0] as Kind, { option: true }],
  address: async ({ sandbox }, use) => {
    await use((path, query = {}) => `${sandbox.origin}${path}?${new URLSearchParams({ ...launchQuery, ...query })}`);
  },
  openEngine: async ({ kind, tell }, use) => {
    void tell;
    const opened: Engine[] = [];
    await use(async () => {
      const engine = await kind.open();
      const reason = "missing" in engine ? engine.missing : "";
      if (reason) process.stdout.write(`Skipped: ${reason}\n`);
      test.skip(reason !== "", reason);
      opened.push(engine as Engine);
      return { engine: engine as Engine, hand: createHand(engine as Engine) };
    });
    for (const engine of opened) await engine.close();
  },
});

for (const kind of kinds) {
  test.describe(kind.name, () => {
    test.use({ kind });
    for (const { name, walk } of [...journeys, ...deaths]) {
      test(`${kind.name}: ${name}`, async ({ openEngine, tell, address }) => {
        const { engine, hand } = await openEngine();
        await walk({ hand, engine, tell, address });
        expect(engine.errors, "errors").toEqual([]);
      });
    }
  });
}

test.describe("below the floor", () => {
  test.use({ kind: older(belowFloor) });

  test(`Chromium ${belowFloor.major} says what mends it and whom to call, and asks for no answer`, async ({
    openEngine,
    tell,
    address,
  }) => {
    const { engine, hand } = await openEngine();
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
    const { engine, hand } = await openEngine();
    await hand.open(address("/Loan"));
    await hand.sees("heading", "Loan terms and conditions");
    await expect.poll(() => engine.evaluate("document.readyState")).not.toBe("loading");
    expect(await engine.evaluate("document.querySelectorAll('#skeleton :disabled, #root > *').length")).toBe(0);
    expect(engine.errors.filter((error) => !/require-trusted-types-for/.test(error))).toEqual([]);
  });
});
