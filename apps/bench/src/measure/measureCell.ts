import { setTimeout } from "node:timers/promises";
import { type RecordedRequest, recordNetwork } from "@lending/delivery/testing";
import { control } from "@lending/e2e/harness/beforeScripts";
import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import type { Link } from "../link/openLink.ts";
import { type Cell, entryPaths, fastProfile, launchAddress, type Profile } from "../plan.ts";
import { probe, type Timings } from "./probe.ts";
import { readSample, type Sample } from "./readSample.ts";

export const LOAD_MS = 60_000;
/** Wait after the screen has rendered, so that idle-time prefetches end before a navigation is measured. */
const IDLE_MS = 3_000;
/** How long a typical tap touches the screen. */
const TOUCH_MS = 80;
/** Time between two taps of an impatient borrower. */
export const TAP_EVERY_MS = 25;

/** A tab on a phone with a slow processor, with its recorded requests. */
interface PhonePage {
  readonly page: Page;
  readonly session: CDPSession;
  readonly network: readonly RecordedRequest[];
}

const phoneOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: "en-PH",
  timezoneId: "Asia/Manila",
} as const;

/** Opens a new browser context with an empty cache and empty storage. */
const openPhone = (browser: Browser): Promise<BrowserContext> => browser.newContext(phoneOptions);

/** Opens a tab with the probe installed and the profile's slower processor. */
async function openPage(context: BrowserContext, profile: Profile, hasFramework = true): Promise<PhonePage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(probe, {
    targets: entryPaths,
    hasFramework,
  });
  const network = await recordNetwork(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  return { page, session, network };
}

interface Options {
  readonly browser: Browser;
  readonly cell: Cell;
  readonly origin: string;
  readonly link: Link;
  /** Number of the round. The link loses the same packets for every contender. */
  readonly round: number;
  /** Closes the front's idle connections. */
  readonly disconnect: () => Promise<void>;
}

/**
 * Waits until the probe has measured a moment. One short expression over the protocol: Playwright's `waitForFunction`
 * first runs its own script in the page, which took 40 to 60 ms of a slow processor before the facts of a fast page.
 */
async function until({ session }: PhonePage, moment: keyof Timings, pollingMs = 100) {
  const expression = `(window.probe?.read().${moment} ?? 0) > 0`;
  for (const end = performance.now() + LOAD_MS; performance.now() < end; await setTimeout(pollingMs)) {
    // While a navigation replaces the page, there is nothing to evaluate in.
    const response = await session.send("Runtime.evaluate", { expression, returnByValue: true }).catch(() => undefined);
    if (response?.result.value === true) return;
  }
  throw new Error(`The page measured no "${moment}" within ${LOAD_MS} ms.`);
}

const openedAt = ({ network }: PhonePage) => network[0]?.sentAt ?? 0;

/** Measures one cell once. */
export async function measureCell({ browser, cell, origin, link, round, disconnect }: Options): Promise<Sample> {
  const address = launchAddress(origin, cell.path);
  const hasFramework = cell.contender !== "static";
  const context = await openPhone(browser);

  async function load(profile: Profile) {
    await link.set(profile, round);
    const phone = await openPage(context, profile, hasFramework);
    await phone.page.goto(address, { waitUntil: "commit" });
    await until(phone, "ready");
    const upToReady = [...phone.network];
    // The largest paint may come later, and the task that rendered the screen ends after its paint.
    await phone.page.waitForTimeout(400);
    const sample = readSample(await phone.page.evaluate(() => window.probe.read()), upToReady, openedAt(phone));
    return { phone, sample };
  }

  try {
    switch (cell.scenario) {
      case "cold":
        return (await load(cell.profile)).sample;
      case "warm": {
        const { phone } = await load(fastProfile);
        await phone.page.waitForTimeout(1_000);
        await phone.page.close();
        await disconnect();
        return (await load(cell.profile)).sample;
      }
      case "tap": {
        const centre = await findControl(browser, cell, origin, link);
        await link.set(cell.profile, round);
        const phone = await openPage(context, cell.profile);
        await phone.page.goto(address, { waitUntil: "commit" });
        return await tapUntilAccepted(phone, cell, centre);
      }
      case "move": {
        const { phone } = await load(cell.profile);
        await phone.page.waitForTimeout(IDLE_MS);
        const before = phone.network.length;
        await touch(phone, cell.path.control);
        await phone.page.waitForURL("**/repay?**", { waitUntil: "commit" });
        await until(phone, "ready");
        const network = phone.network.slice(before);
        return readSample(await phone.page.evaluate(() => window.probe.read()), network, openedAt(phone));
      }
    }
  } finally {
    await context.close();
  }
}

/** What a page showed from a moment on, as a JPEG in Base64. */
export interface Frame {
  /** Since the navigation started. */
  readonly atMs: number;
  readonly jpeg: string;
}

/** Records what a first visit shows. Recording costs time, so no measurement is taken from this visit. */
export async function filmCell({ browser, cell, origin, link, round }: Omit<Options, "disconnect">) {
  const context = await openPhone(browser);
  try {
    await link.set(cell.profile, round);
    const phone = await openPage(context, cell.profile);
    const { page, session } = phone;
    const frames: { readonly shownAt: number; readonly jpeg: string }[] = [];
    session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      frames.push({ shownAt: (metadata.timestamp ?? 0) * 1000, jpeg: data });
      void session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await session.send("Page.startScreencast", { format: "jpeg", quality: 60, maxWidth: 240, maxHeight: 494 });
    await page.goto(launchAddress(origin, cell.path), { waitUntil: "commit" });
    await until(phone, "ready");
    await page.waitForTimeout(400);
    const opened = await page.evaluate(() => performance.timeOrigin);
    return frames.map(({ shownAt, jpeg }): Frame => ({ atMs: shownAt - opened, jpeg })).filter(({ atMs }) => atMs >= 0);
  } finally {
    await context.close();
  }
}

async function findCentre(page: Page, name: string) {
  const box = await control(page, name).boundingBox();
  if (!box) throw new Error(`Button "${name}" was not found.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Centre = Awaited<ReturnType<typeof findCentre>>;
const centres = new Map<string, Centre>();

/** Returns the position of the main control on the finished screen, from a separate visit. */
async function findControl(browser: Browser, { path, contender }: Cell, origin: string, link: Link): Promise<Centre> {
  const key = `${contender} ${path.path}`;
  const known = centres.get(key);
  if (known) return known;
  await link.set(fastProfile, 0);
  const context = await openPhone(browser);
  try {
    const phone = await openPage(context, fastProfile);
    const { page } = phone;
    await page.goto(launchAddress(origin, path), { waitUntil: "commit" });
    await until(phone, "ready");
    await page.waitForTimeout(400);
    const centre = await findCentre(page, path.control);
    centres.set(key, centre);
    return centre;
  } finally {
    await context.close();
  }
}

async function touch({ page, session }: PhonePage, name: string) {
  const touchPoints = [await findCentre(page, name)];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/**
 * Taps the position of the main control every 25 ms from the first paint on, until the page handles a tap. The tap's
 * effect must follow. Entries of the history beyond it count as doubled taps.
 */
async function tapUntilAccepted(phone: PhonePage, cell: Cell, centre: Centre): Promise<Sample> {
  const { page, session, network } = phone;
  const { tap } = cell.path;
  if (!tap) throw new Error(`${cell.path.path} has no tap.`);
  await until(phone, "firstPaint", TAP_EVERY_MS);
  let isAccepted = false;
  const accepted = until(phone, "accepted", TAP_EVERY_MS).finally(() => {
    isAccepted = true;
  });
  // It may fail during a pause between taps.
  accepted.catch(() => undefined);
  while (!isAccepted) {
    // Not awaited: a busy page responds late, and the next finger does not wait for it.
    for (const touchPoints of [[centre], []])
      void session
        .send("Input.dispatchTouchEvent", { type: touchPoints.length > 0 ? "touchStart" : "touchEnd", touchPoints })
        .catch(() => undefined);
    await page.waitForTimeout(TAP_EVERY_MS);
  }
  await accepted;
  const timings = await page.evaluate(() => window.probe.read());
  const effect =
    tap.role === "text" ? page.getByText(tap.name) : page.getByRole(tap.role, { name: tap.name, exact: true });
  await effect.first().waitFor({ timeout: LOAD_MS });
  // Taps that were still under way arrive.
  await page.waitForTimeout(1_000);
  // An empty page, the launch, and the path or the dialog that the tap opened.
  const steps = await page.evaluate(() => history.length);
  return {
    ...readSample({ ...timings, tapped: 0 }, network, network[0]?.sentAt ?? 0),
    doubledTaps: Math.max(0, steps - 3),
  };
}
