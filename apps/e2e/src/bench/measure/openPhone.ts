import { recordNetwork, type SeenRequest } from "@lending/delivery/testing";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { entryPaths, type Profile } from "../plan.ts";
import { probe } from "./probe.ts";

/** A tab on a slow phone, with all that happens on its network. */
export interface PhonePage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly network: readonly SeenRequest[];
}

/** A browser context of its own: nothing cached, nothing stored. */
export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-PH",
    timezoneId: "Asia/Manila",
  });

/** Opens a tab under a profile, with the probe in it. */
export async function openPage(context: BrowserContext, profile: Profile): Promise<PhonePage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(
    probe,
    entryPaths.map(({ path, facts, control }) => ({ path, facts, control })),
  );
  const network = await recordNetwork(page);
  await session.send("Network.emulateNetworkConditions", { offline: false, ...profile });
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  return { page, session, network };
}
