import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { findChromium } from "../../../../packages/federation/src/testing/findChromium.ts";
import type { Look } from "./Look.ts";
import { serveStatic } from "./serveStatic.ts";

interface TakePicturesOptions {
  /** A static Storybook. */
  readonly site: string;
  readonly looks: readonly Look[];
  /** Folder to put `<name>.png` into; made anew. */
  readonly into: string;
  /** Pages at work side by side. */
  readonly pages?: number;
}

/** What went wrong, by the name of the look: a story that failed has no picture. None is right. */
export type Failures = Readonly<Record<string, string>>;

/** How long a play may stand still before the timers of seconds run, and how often half of that is waited for. */
const STUCK_MS = 10_000;
/** A page on a machine with no time to spare stands still for long without being stuck: so many frames go by in one that is. */
const STUCK_FRAMES = 200;
const PATIENCE = 24;
/** A taller page is seen as it stands: making the window as tall as the page moves what follows the scroll. */
const TALLEST = 3000;
/** The day on which every picture is taken. */
const DAY = Date.parse("2026-11-21T09:00:00+08:00");
const PAGE_HEIGHT = 740;
const TITLES_A_PAGE = 8;
/** A page is quiet when nothing was asked for and nothing drawn for so long. */
const QUIET_MS = 400;
const LOUDEST_MS = 10_000;
/** What makes a picture hang on how the machine shares out its work: tiles, threads, hints of fonts. */
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

/** Takes a picture of each look, in Chromium at one pixel a point, on a day that does not pass and with nothing that moves. */
export async function takePictures({ site, looks, into, pages = 2 }: TakePicturesOptions): Promise<Failures> {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const served = await serveStatic(site);
  const { args, ...found } = await findChromium();
  const browser = await chromium.launch({ ...found, args: [...args, ...SAME_PIXELS] });
  const sittings = planSittings(looks);
  const failures: Record<string, string> = {};
  const work = async () => {
    const context = await openContext(browser);
    for (let sitting = sittings.shift(); sitting; sitting = sittings.shift()) {
      const page = await openPage(context);
      for (const [index, look] of sitting.entries()) {
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

/** Stories of one title, and few titles of one variant, share a page: loading Storybook takes ten times as long as a story. */
function planSittings(looks: readonly Look[]): Look[][] {
  const sittings = new Map<string, Look[]>();
  const variants = new Map<string, number>();
  for (const look of looks) {
    const variant = `${look.globals} ${look.width}`;
    const place = variants.get(variant) ?? 0;
    variants.set(variant, place + 1);
    const key = look.globals === "" ? look.title.split(":")[0] : `${variant} ${Math.floor(place / TITLES_A_PAGE)}`;
    const sitting = sittings.get(key ?? "") ?? [];
    sitting.push(look);
    sittings.set(key ?? "", sitting);
  }
  return [...sittings.values()];
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
  await context.addInitScript(standStill, DAY);
  return context;
}

/** A machine under load may refuse a page once. */
async function openPage(context: BrowserContext): Promise<Page> {
  return context.newPage().catch(() => context.newPage());
}

async function openStory(page: Page, origin: string, look: Look, isFirst: boolean): Promise<void> {
  if (isFirst) {
    await page.setViewportSize({ width: look.width, height: PAGE_HEIGHT });
    const globals = ["a11y.manual:!true", ...(look.globals === "" ? [] : [look.globals])].join(";");
    await page.goto(`${origin}/iframe.html?id=${look.storyId}&viewMode=story&globals=${globals}`);
  } else {
    await page.evaluate(clearStorage);
    await page.evaluate(showStory, look.storyId);
  }
  await waitForPlay(page, look.storyId);
  await page.evaluate(becomeQuiet, { quietMs: QUIET_MS, loudestMs: LOUDEST_MS });
}

/**
 * A play that gets no further waits for a timer of seconds, such as a dialog that comes late: it gets it. One that is
 * slow, on a machine with much to do, still changes the page: its toasts would go if their time ran.
 */
async function waitForPlay(page: Page, storyId: string): Promise<void> {
  for (let patience = 0; patience < PATIENCE; patience += 1) {
    const isOver = await page.waitForFunction(hasFinished, storyId, { timeout: STUCK_MS / 2 }).catch(() => undefined);
    if (isOver !== undefined) {
      const fault = await page.evaluate(readFault);
      if (fault !== undefined) throw new Error(`The story fails: ${fault}`);
      return;
    }
    if (await page.evaluate(standsStill, { forMs: STUCK_MS, forFrames: STUCK_FRAMES })) await page.evaluate(runWaiting);
  }
  throw new Error("The story does not come to its end.");
}

/** A page has come to rest when two pictures of it, one after the other, are the same. */
async function pictureAtRest(page: Page): Promise<Buffer> {
  const isTall = (await page.evaluate(() => document.documentElement.scrollHeight)) > TALLEST;
  const shoot = () => page.screenshot({ fullPage: !isTall, animations: "disabled", caret: "hide", scale: "css" });
  let before = await shoot();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const after = await shoot();
    if (after.equals(before)) return after;
    before = after;
  }
  throw new Error("The story does not come to rest.");
}

interface StoryWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    last(event: string): readonly { storyId?: string; status?: string; message?: string }[] | undefined;
    emit(event: string, ...what: readonly unknown[]): void;
  };
  /** From the moment a story has played and is quiet, no timer runs; those of a second and more wait all along. */
  looksFrozen?: boolean;
  looksLater?: (() => void)[];
  /** What an earlier story of the page threw. */
  looksThrown?: readonly unknown[] | undefined;
  /** When the page was last changed. */
  looksChanged?: number;
  /** Frames since then. */
  looksFrames?: number;
}

// The functions below run inside the page.

/**
 * Once a story has played, no timer fires until the next one comes: a toast stays, a countdown stands. The day is set here
 * too: Playwright's clock would put timers of its own over these, and a toast would go on a machine that is slow to see it.
 */
function standStill(day: number): void {
  const { setTimeout: later, setInterval: often, Date: RealDate } = window;
  window.Date = new Proxy(RealDate, {
    construct: (target, words, maker) => Reflect.construct(target, words.length === 0 ? [day] : words, maker),
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
            const stands = (wait ?? 0) >= 1000 || (page.looksFrozen === true && (wait ?? 0) > 50);
            if (stands) page.looksLater?.push(() => handler(...all));
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
            const stands = page.looksFrozen === true || (wait ?? 0) >= 1000;
            if (!stands) handler(...all);
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

function standsStill({ forMs, forFrames }: { forMs: number; forFrames: number }): boolean {
  const page = window as StoryWindow;
  const answered = performance.getEntriesByType("resource").map((entry) => entry.startTime + entry.duration);
  const last = Math.max(page.looksChanged ?? 0, ...answered);
  return performance.now() - last >= forMs && (page.looksFrames ?? 0) >= forFrames;
}

function runWaiting(): void {
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

/** Why the story that has finished failed, in one line; undefined when it did not. */
function readFault(): string | undefined {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel, looksThrown } = window as StoryWindow;
  if (channel?.last("storyFinished")?.[0]?.status !== "error") return undefined;
  const thrown = channel.last("playFunctionThrewException");
  const message = thrown === looksThrown ? undefined : thrown?.[0]?.message;
  return message?.trim().split("\n")[0] || "it could not be drawn";
}

/** Waits for late answers, chunks and pictures to be drawn; then no timer fires any more. */
async function becomeQuiet({ quietMs, loudestMs }: { quietMs: number; loudestMs: number }): Promise<void> {
  const page = window as StoryWindow;
  const started = performance.now();
  let heard = started;
  let asked = performance.getEntriesByType("resource").length;
  const changes = new MutationObserver(() => {
    heard = performance.now();
  });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (;;) {
    // Frames, not timers: a machine with no time to draw is not quiet.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const now = performance.now();
    const asks = performance.getEntriesByType("resource").length;
    if (asks !== asked) heard = now;
    asked = asks;
    // A skeleton is nearly always followed by what it stands for.
    const isStandIn = document.querySelector(".sk-page") !== null;
    if (now - heard > quietMs * (isStandIn ? 8 : 1) || now - started > loudestMs) break;
  }
  changes.disconnect();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  page.looksFrozen = true;
}
