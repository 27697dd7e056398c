import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Cell, entryPaths, launchAddress, type Profile } from "../plan.ts";
import { openPage, openPhone, type PhonePage } from "./openPhone.ts";
import { readSample } from "./readSample.ts";
import type { Sample } from "./Sample.ts";

const LOAD_MS = 60_000;
/** After the screen stands: what is fetched while the phone is idle must be done before a step is measured. */
const IDLE_MS = 3_000;
/** A thumb rests on the glass for about this long. */
const TOUCH_MS = 80;

interface Options {
  readonly browser: Browser;
  readonly cell: Cell;
  readonly origin: string;
  /** Puts the arm's second variant in place of its first, or back. */
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
        return (await load(context, profile, address)).sample;
      case "warm":
        await settle(context, profile, address);
        return (await load(context, profile, address)).sample;
      case "shipped":
        await settle(context, profile, address);
        ship(true);
        return (await load(context, profile, address)).sample;
      case "move":
        return await move(context, profile, address);
      case "heap":
        return await visitAll(context, profile, origin);
    }
  } finally {
    ship(false);
    await context.close();
  }
}

const openedAt = ({ network }: PhonePage) => network[0]?.sentAt ?? 0;

async function load(context: BrowserContext, profile: Profile, address: string) {
  const phone = await openPage(context, profile);
  await phone.page.goto(address, { waitUntil: "commit" });
  await untilReady(phone.page);
  const upToReady = [...phone.network];
  // The largest paint may follow, and a task in which the screen was drawn ends after it.
  await phone.page.waitForTimeout(400);
  const sample = readSample(await phone.page.evaluate(() => window.probe.read()), upToReady, openedAt(phone));
  return { phone, sample };
}

/** A first visit, left when the phone has nothing more to fetch. */
async function settle(context: BrowserContext, profile: Profile, address: string) {
  const fast: Profile = { ...profile, latency: 0, downloadThroughput: -1, uploadThroughput: -1, cpu: 1 };
  const { phone } = await load(context, fast, address);
  await phone.page.waitForTimeout(1_000);
  await phone.page.close();
}

/** From the order's page to its repayment, which is another remote's: a thumb on the button, lifted. */
async function move(context: BrowserContext, profile: Profile, address: string): Promise<Sample> {
  const { phone } = await load(context, profile, address);
  await phone.page.waitForTimeout(IDLE_MS);
  const before = phone.network.length;
  await touch(phone, "REPAY");
  await phone.page.waitForURL("**/repay?**", { waitUntil: "commit" });
  await untilReady(phone.page);
  const network = phone.network.slice(before);
  return readSample(await phone.page.evaluate(() => window.probe.read()), network, openedAt(phone));
}

async function touch({ page, session }: PhonePage, name: string) {
  const box = await page.getByRole("button", { name, exact: true }).boundingBox();
  if (!box) throw new Error(`There is no button ${name}.`);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(TOUCH_MS);
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** One page that has shown the screens of all six remotes, one after the other, without loading anew. */
async function visitAll(context: BrowserContext, profile: Profile, origin: string): Promise<Sample> {
  const [first, ...others] = entryPaths;
  if (!first) throw new Error("There is no path.");
  const fast: Profile = { ...profile, latency: 0, downloadThroughput: -1, uploadThroughput: -1, cpu: 1 };
  const { phone, sample } = await load(context, fast, launchAddress(origin, first));
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
