import { type RecordedRequest, recordNetwork } from "@lending/delivery/testing";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { entryPaths, type Profile } from "../plan.ts";
import { probe } from "./probe.ts";

/** A tab on a phone with a slow processor, with its recorded requests. */
export interface PhonePage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly network: readonly RecordedRequest[];
}

export const phoneOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-PH",
  timezoneId: "Asia/Manila",
} as const;

/** Opens a new browser context with an empty cache and empty storage. */
export const openPhone = (browser: Browser): Promise<BrowserContext> => browser.newContext(phoneOptions);

/** Opens a tab with the probe installed and the profile's slower processor. */
export async function openPage(context: BrowserContext, profile: Profile, hasFramework = true): Promise<PhonePage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(probe, {
    targets: entryPaths.map(({ path, facts, control }) => ({ path, facts, control })),
    hasFramework,
  });
  const network = await recordNetwork(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  return { page, session, network };
}
