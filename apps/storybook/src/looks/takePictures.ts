import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../../../../packages/federation/src/testing/findChromium.ts";
import type { Look } from "./comparePictures.ts";
import { serveStatic } from "./serveStatic.ts";

interface TakePicturesOptions {
  /** A static Storybook. */
  readonly site: string;
  readonly looks: readonly Look[];
  /** Folder for `<name>.png`; emptied first. */
  readonly into: string;
  /** Number of pages that run in parallel. */
  readonly pages?: number;
}

/** Reasons of failed looks by name. A failed story has no picture. Empty if every look succeeded. */
export type Failures = Readonly<Record<string, string>>;

/**
 * A play function without progress for this long is stuck, so delayed timers run. Half of it is the polling interval.
 */
const STUCK_MS = 10_000;
/**
 * On a busy machine a page may make no progress without being stuck, so a stuck page must also render this many
 * frames.
 */
const STUCK_FRAMES = 200;
const PATIENCE = 24;
/**
 * Maximum height for resizing the window to the page. Taller pages keep their window, because resizing affects
 * scrolling.
 */
const TALLEST = 3000;
const DAY = Date.parse("2026-11-21T09:00:00+08:00");
const PAGE_HEIGHT = 740;
const TITLES_A_PAGE = 8;
/** A page is quiet after this long without a request or a change. */
const QUIET_MS = 400;
const LOUDEST_MS = 10_000;
/** Browser flags that make screenshots reproducible: no tiles, threads or font hinting that depend on the machine. */
const SAME_PIXELS = [
  "--disable-partial-raster",
  "--disable-skia-runtime-opts",
  "--disable-lcd-text",
  "--disable-threaded-animation",
  "--disable-threaded-scrolling",
  "--disable-checker-imaging",
  "--force-color-profile=srgb",
  "--font-render-hinting=none",
  "--num-raster-threads=1",
];

/** Takes a picture of each look, in Chromium with one pixel per CSS pixel, a fixed date and no motion. */
export async function takePictures({ site, looks, into, pages = 2 }: TakePicturesOptions): Promise<Failures> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const served = await serveStatic(site);
  const { args, ...found } = await findChromium();
  const browser = await chromium.launch({ ...found, args: [...args, ...SAME_PIXELS] });
  const groups = groupLooks(looks);
  const failures: Record<string, string> = {};
  const work = async () => {
    const context = await openContext(browser);
    for (let group = groups.shift(); group; group = groups.shift()) {
      const page = await openPage(context);
      for (const [index, look] of group.entries()) {
        try {
          await openStory(page, served.origin, look, index === 0);
          writeFileSync(path.join(into, `${look.name}.png`), await pictureAtRest(page));
        } catch (error) {
          failures[look.name] = error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error);
        }
      }
      await page.evaluate(clearStorage).catch(() => undefined);
      await page.close();
    }
    await context.close();
  };
  try {
    await Promise.all(Array.from({ length: pages }, work));
  } finally {
    await browser.close();
    served.close();
  }
  return failures;
}

/**
 * Stories of one title, or a few titles of one variant, share a page: loading Storybook takes ten times as long as a
 * story.
 */
function groupLooks(looks: readonly Look[]): Look[][] {
  const groups = new Map<string, Look[]>();
  const variants = new Map<string, number>();
  for (const look of looks) {
    const variant = `${look.globals} ${look.width}`;
    const place = variants.get(variant) ?? 0;
    variants.set(variant, place + 1);
    const key = look.globals === "" ? look.title.split(":")[0] : `${variant} ${Math.floor(place / TITLES_A_PAGE)}`;
    const group = groups.get(key ?? "") ?? [];
    group.push(look);
    groups.set(key ?? "", group);
  }
  return [...groups.values()];
}

async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    deviceScaleFactor: 1,
    reducedMotion: "reduce",
    colorScheme: "light",
    locale: "en-PH",
    timezoneId: "Asia/Manila",
    hasTouch: true,
    serviceWorkers: "block",
  });
  await context.addInitScript(freezeTime, DAY);
  return context;
}

/** Opens a page; retries once, because a machine under load may refuse a page. */
async function openPage(context: BrowserContext): Promise<Page> {
  return context.newPage().catch(() => context.newPage());
}

async function openStory(page: Page, origin: string, look: Look, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await page.setViewportSize({ width: look.width, height: PAGE_HEIGHT });
    const globals = [
      "a11y.manual:!true",
      ...(look.globals.includes("locale:") ? [] : ["locale:source"]),
      ...(look.globals === "" ? [] : [look.globals]),
    ].join(";");
    await page.goto(`${origin}/iframe.html?id=${look.storyId}&viewMode=story&globals=${globals}`);
  } else {
    await page.evaluate(clearStorage);
    await page.evaluate(showStory, look.storyId);
  }
  await waitForPlay(page, look.storyId);
  await page.evaluate(becomeQuiet, { quietMs: QUIET_MS, loudestMs: LOUDEST_MS });
}

/**
 * Waits for the play function. If it makes no progress, it waits for a delayed timer, such as that of a late dialog, so
 * the timers run. A play function that is only slow still changes the page; running timers would then hide its toasts.
 */
async function waitForPlay(page: Page, storyId: string): Promise<void> {
  for (let patience = 0; patience < PATIENCE; patience += 1) {
    const isOver = await page.waitForFunction(hasFinished, storyId, { timeout: STUCK_MS / 2 }).catch(() => undefined);
    if (isOver !== undefined) {
      const fault = await page.evaluate(readFault);
      if (fault !== undefined) throw new Error(`The story fails: ${fault}`);
      return;
    }
    if (await page.evaluate(hasNoProgress, { forMs: STUCK_MS, forFrames: STUCK_FRAMES }))
      await page.evaluate(runDelayedTimers);
  }
  throw new Error("The story does not finish.");
}

/** Takes pictures until two in a row are equal. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  const isTall = (await page.evaluate(() => document.documentElement.scrollHeight)) > TALLEST;
  const shoot = () => page.screenshot({ fullPage: !isTall, animations: "disabled", caret: "hide", scale: "css" });
  let before = await shoot();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const after = await shoot();
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error("The story does not stop changing.");
}

interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): readonly { storyId?: string; status?: string; message?: string }[] | undefined;
    emit(event: string, ...what: readonly unknown[]): void;
  };
  /** Set once a story has played and is quiet: no timer runs then. Timers of one second and more are always delayed. */
  looksFrozen?: boolean;
  looksLater?: (() => void)[];
  /** The error of an earlier story on this page. */
  looksThrown?: readonly unknown[] | undefined;
  /** Time of the last change of the page. */
  looksChanged?: number;
  /** Frames since the last change. */
  looksFrames?: number;
}

// The functions below run inside the page.

/**
 * Fixes the date, and stops timers after a story has played until the next one starts: toasts and countdowns stay. The
 * date is fixed without Playwright's clock, which would replace these timers and hide toasts on a slow machine.
 */
function freezeTime(day: number): void {
  const { setTimeout: later, setInterval: often, Date: RealDate } = window;
  window.Date = new Proxy(RealDate, {
    construct: (target, parameters, maker) =>
      Reflect.construct(target, parameters.length === 0 ? [day] : parameters, maker),
    apply: () => new RealDate(day).toString(),
    get: (target, name) => (name === "now" ? () => day : Reflect.get(target, name)),
  });
  const page = window as StoryWindow;
  page.looksLater = [];
  document.addEventListener("DOMContentLoaded", () =>
    new MutationObserver(() => {
      page.looksChanged = performance.now();
      page.looksFrames = 0;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }),
  );
  const countFrame = () => {
    page.looksFrames = (page.looksFrames ?? 0) + 1;
    requestAnimationFrame(countFrame);
  };
  requestAnimationFrame(countFrame);
  window.setTimeout = ((handler: TimerHandler, wait?: number, ...rest: unknown[]) =>
    typeof handler !== "function"
      ? 0
      : later(
          (...all: unknown[]) => {
            const isDelayed = (wait ?? 0) >= 1000 || (page.looksFrozen === true && (wait ?? 0) > 50);
            if (isDelayed) page.looksLater?.push(() => handler(...all));
            else handler(...all);
          },
          wait,
          ...rest,
        )) as typeof window.setTimeout;
  window.setInterval = ((handler: TimerHandler, wait?: number, ...rest: unknown[]) =>
    typeof handler !== "function"
      ? 0
      : often(
          (...all: unknown[]) => {
            const isDelayed = page.looksFrozen === true || (wait ?? 0) >= 1000;
            if (!isDelayed) handler(...all);
          },
          wait,
          ...rest,
        )) as typeof window.setInterval;
  let seed = 7;
  Math.random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
}

function hasNoProgress({ forMs, forFrames }: { forMs: number; forFrames: number }): boolean {
  const page = window as StoryWindow;
  const answered = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration);
  const last = Math.max(page.looksChanged ?? 0, ...answered);
  return performance.now() - last >= forMs && (page.looksFrames ?? 0) >= forFrames;
}

function runDelayedTimers(): void {
  for (const run of (window as StoryWindow).looksLater?.splice(0) ?? []) run();
}

function showStory(storyId: string): void {
  const page = window as StoryWindow;
  page.looksFrozen = false;
  page.looksFrames = 0;
  for (const run of page.looksLater?.splice(0) ?? []) run();
  window.scrollTo(0, 0);
  page.looksThrown = page.__STORYBOOK_ADDONS_CHANNEL__?.last("playFunctionThrewException");
  page.__STORYBOOK_ADDONS_CHANNEL__?.emit("setCurrentStory", { storyId, viewMode: "story" });
}

function hasFinished(storyId: string): boolean {
  return (window as StoryWindow).__STORYBOOK_ADDONS_CHANNEL__?.last("storyFinished")?.[0]?.storyId === storyId;
}

/** Returns the error of a failed story in one line, or undefined if it succeeded. */
function readFault(): string | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, looksThrown } = window as StoryWindow;
  if (channel?.last("storyFinished")?.[0]?.status !== "error") return undefined;
  const thrown = channel.last("playFunctionThrewException");
  const message = thrown === looksThrown ? undefined : thrown?.[0]?.message;
  return message?.trim().split("\n")[0] || "it could not be rendered";
}

/** Waits until late responses, chunks and pictures are rendered, then stops all timers. */
async function becomeQuiet({ quietMs, loudestMs }: { quietMs: number; loudestMs: number }): Promise<void> {
  const page = window as StoryWindow;
  const started = performance.now();
  let requestedAt = started;
  let requestCount = performance.getEntriesByType("resource").length;
  for (;;) {
    // Frames, not timers: a machine that is too busy to render is not quiet.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    const newRequestCount = performance.getEntriesByType("resource").length;
    if (newRequestCount !== requestCount) requestedAt = now;
    requestCount = newRequestCount;
    const changedAt = Math.max(requestedAt, page.looksChanged ?? 0);
    // Content nearly always replaces a skeleton soon.
    const isSkeleton = document.querySelector(".sk-page") !== null;
    if (now - changedAt > quietMs * (isSkeleton ? 8 : 1) || now - started > loudestMs) break;
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  page.looksFrozen = true;
}
