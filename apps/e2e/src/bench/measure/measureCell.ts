import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Cell, type EntryPath, entryPaths, launchAddress, type Profile } from "../plan.ts";
import { openPage, openPhone, type PhonePage, phoneOptions } from "./openPhone.ts";
import type { Sample } from "./readSample.ts";
import { readSample } from "./readSample.ts";

export const LOAD_MS = 60_000;
/** Wait after the screen has rendered, so that idle-time prefetches end before a navigation is measured. */
const IDLE_MS = 3_000;
/** How long a typical tap touches the screen. */
const TOUCH_MS = 80;
/** Time between two taps of an impatient borrower. */
export const TAP_EVERY_MS = 25;
const unthrottled = { latency: 0, downloadThroughput: -1, uploadThroughput: -1, cpu: 1 };

interface Options {
  readonly browser: Browser;
  readonly cell: Cell;
  readonly origin: string;
  /** Serves the contender's `shipped` variant (true) or its `first` variant (false). */
  readonly ship: (shipped: boolean) => void;
}

const untilReady = (page: Page) =>
  page.waitForFunction(() => window.probe?.read().ready > 0, undefined, { timeout: LOAD_MS, polling: 100 });

/** Measures one cell once. */
export async function measureCell({ browser, cell, origin, ship }: Options): Promise<Sample> {
  const context = await openPhone(browser);
  try {
    const address = launchAddress(origin, cell.path);
    const { profile } = cell;
    switch (cell.scenario) {
      case "cold":
        return (await load(context, profile, address, cell.contender !== "static")).sample;
      case "warm":
        await settle(context, profile, address);
        return (await load(context, profile, address)).sample;
      case "shipped":
        await settle(context, profile, address);
        ship(true);
        return (await load(context, profile, address)).sample;
      case "tap":
        return await tapUntilAccepted(context, profile, address, cell.path);
      case "move":
        return await navigate(context, profile, address);
      case "heap":
        return await visitAll(context, profile, origin);
    }
  } finally {
    ship(false);
    await context.close();
  }
}

const openedAt = ({ network }: PhonePage) => network[0]?.sentAt ?? 0;

async function load(context: BrowserContext, profile: Profile, address: string, hasFramework = true) {
  const phone = await openPage(context, profile, hasFramework);
  await phone.page.goto(address, { waitUntil: "commit" });
  await untilReady(phone.page);
  const upToReady = [...phone.network];
  // The largest paint may come later, and the task that rendered the screen ends after its paint.
  await phone.page.waitForTimeout(400);
  const sample = readSample(await phone.page.evaluate(() => window.probe.read()), upToReady, openedAt(phone));
  return { phone, sample };
}

/** Makes a first visit without throttling and closes the page once idle-time prefetches have ended. */
async function settle(context: BrowserContext, profile: Profile, address: string) {
  const { phone } = await load(context, { ...profile, ...unthrottled }, address);
  await phone.page.waitForTimeout(1_000);
  await phone.page.close();
}

/** Measures the navigation from the order's page to its repayment, a screen of another remote, by a touch. */
async function navigate(context: BrowserContext, profile: Profile, address: string): Promise<Sample> {
  const { phone } = await load(context, profile, address);
  await phone.page.waitForTimeout(IDLE_MS);
  const before = phone.network.length;
  await touch(phone, "REPAY");
  await phone.page.waitForURL("**/repay?**", { waitUntil: "commit" });
  await untilReady(phone.page);
  const network = phone.network.slice(before);
  return readSample(await phone.page.evaluate(() => window.probe.read()), network, openedAt(phone));
}

async function findCentre(page: Page, name: string) {
  const box = await page.getByRole("button", { name, exact: true }).boundingBox();
  if (!box) throw new Error(`Button "${name}" was not found.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
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
async function tapUntilAccepted(
  context: BrowserContext,
  profile: Profile,
  address: string,
  entry: EntryPath,
): Promise<Sample> {
  if (!entry.tap) throw new Error(`${entry.path} has no tap.`);
  // The position is that of the finished screen. The first visit leaves the cache cold for the measured one.
  const first = await context.browser()?.newContext(phoneOptions);
  if (!first) throw new Error("The browser is closed.");
  const finished = await load(first, { ...profile, ...unthrottled }, address);
  const centre = await findCentre(finished.phone.page, entry.control);
  await first.close();
  const { page, session, network } = await openPage(context, profile);
  await page.goto(address, { waitUntil: "commit" });
  await page.waitForFunction(() => window.probe?.read().firstPaint > 0, undefined, { timeout: LOAD_MS, polling: 25 });
  let isAccepted = false;
  const accepted = page
    .waitForFunction(() => window.probe?.read().accepted > 0, undefined, { timeout: LOAD_MS, polling: 25 })
    .finally(() => {
      isAccepted = true;
    });
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
  const { role, name } = entry.tap;
  const effect = role === "text" ? page.getByText(name) : page.getByRole(role, { name, exact: true });
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

/** Shows the screens of all six remotes in one page without a reload, then measures its heap. */
async function visitAll(context: BrowserContext, profile: Profile, origin: string): Promise<Sample> {
  const [first, ...others] = entryPaths;
  if (!first) throw new Error("The plan has no entry paths.");
  const { phone, sample } = await load(context, { ...profile, ...unthrottled }, launchAddress(origin, first));
  for (const entry of others) {
    await phone.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, `${entry.path}?${entry.query}`);
    await phone.page.getByText(entry.facts).first().waitFor();
  }
  await phone.page.waitForTimeout(500);
  await phone.session.send("HeapProfiler.collectGarbage");
  await phone.session.send("Performance.enable");
  const { metrics } = await phone.session.send("Performance.getMetrics");
  const used = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  return { ...sample, heap: used / 1_000_000 };
}
