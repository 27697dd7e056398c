import type { Browser } from "@playwright/test";
import { recordNetwork, serialLevels } from "../harness/recordNetwork.ts";

/** A phone and its network, as the browser's own emulation takes them. */
export interface Profile {
  readonly name: string;
  /** Round trip in milliseconds. */
  readonly latency: number;
  /** Bytes a second. */
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
  /** How many times slower than this machine. */
  readonly cpu: number;
}

/** One cold load. Times are milliseconds after the navigation began; bytes are as transferred. */
export interface Load {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly screen: number;
  readonly levels: number;
  readonly requests: number;
  readonly scriptBytes: number;
  readonly bytes: number;
}

interface LoadOptions {
  readonly browser: Browser;
  readonly url: string;
  readonly profile: Profile;
  /** A text that stands on the finished screen alone. */
  readonly landmark: string;
}

/** Loads an address in a fresh browser context under a profile, and tells what it cost. */
export async function measureLoad({ browser, url, profile, landmark }: LoadOptions): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...profile });
    await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
    const seen = await recordNetwork(page);
    await page.goto(url, { waitUntil: "commit" });
    await page.getByText(landmark).first().waitFor({ timeout: 60_000 });
    const screen = await page.evaluate(() => performance.now());
    const upToScreen = [...seen];
    const paint = await page.evaluate(
      () =>
        new Promise<{ first: number; largest: number }>((resolve) => {
          const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
          new PerformanceObserver((list) => {
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? 0 });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    const sum = (some: typeof upToScreen) => some.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstPaint: paint.first,
      largestPaint: paint.largest,
      screen,
      levels: serialLevels(upToScreen.filter(({ url: address }) => !address.includes("/sandbox/assets/"))).length,
      requests: upToScreen.length,
      scriptBytes: sum(upToScreen.filter(({ url: address }) => /\.js$/.test(address))),
      bytes: sum(upToScreen),
    };
  } finally {
    await context.close();
  }
}
