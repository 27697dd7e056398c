import { setTimeout as pause } from "node:timers/promises";
import { finder } from "@lending/e2e/engines/createUser";
import type { Link } from "../link/openLink.ts";
import { type Cell, fastProfile, type Profile } from "../plan.ts";
import { findCentre, hasMeasured, type Phone, sampleOf, settle, type Tab, until } from "./openPhone.ts";
import type { Sample, Timings } from "./probe.ts";

/** Wait after the screen has rendered, so that idle-time prefetches end before a navigation is measured. */
const IDLE_MS = 3_000;
/** How long a typical tap touches the screen. */
const TOUCH_MS = 80;
/** Time between two taps of an impatient borrower. */
const TAP_EVERY_MS = 25;

interface Options {
  readonly cell: Cell;
  readonly browser: string;
  readonly address: string;
  readonly openPhone: () => Promise<Phone>;
  readonly link: Link;
  /** Number of the round. The link loses the same packets for every contender. */
  readonly round: number;
  /** Closes the front's idle connections. */
  readonly disconnect: () => Promise<void>;
}

/** Opens an address in a new tab, over a link. */
async function open(phone: Phone, { address, link, round }: Omit<Options, "disconnect">, profile: Profile) {
  await link.set(profile, round);
  const tab = await phone.openTab(profile.cpu);
  await tab.session.send("Page.navigate", { url: address });
  return tab;
}

/** Measures one cell once. */
export async function measureCell(options: Options): Promise<Sample> {
  const { cell, openPhone, disconnect } = options;
  const centre = cell.scenario === "tap" ? await findControl(options) : undefined;
  const phone = await openPhone();
  try {
    if (cell.scenario === "warm") {
      const first = await open(phone, options, fastProfile);
      await settle(first);
      await pause(1_000);
      await first.close();
      await disconnect();
    }
    const tab = await open(phone, options, cell.profile);
    if (centre) return await tapUntilAccepted(tab, cell, centre);
    await settle(tab);
    if (cell.scenario !== "move") return await sampleOf(tab);
    await pause(IDLE_MS);
    const before = tab.network.length;
    const touchPoints = [await findCentre(tab, cell.path.control)];
    await tab.session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await pause(TOUCH_MS);
    await tab.session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await until(tab, "location.pathname === '/repay'");
    await until(tab, hasMeasured("ready"));
    return await sampleOf(tab, {}, tab.network.slice(before));
  } finally {
    await phone.close();
  }
}

/** What a page showed from a moment on, in milliseconds since the navigation started, as a JPEG in Base64. */
export type Frame = Awaited<ReturnType<typeof filmCell>>[number];

/** Records what a first visit shows. Recording costs time, so no measurement is taken from this visit. */
export async function filmCell(options: Omit<Options, "disconnect">) {
  const phone = await options.openPhone();
  try {
    const { profile } = options.cell;
    await options.link.set(profile, options.round);
    const tab = await phone.openTab(profile.cpu);
    const { session } = tab;
    const frames: { readonly shownAt: number; readonly jpeg: string }[] = [];
    session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
      frames.push({ shownAt: (metadata.timestamp ?? 0) * 1000, jpeg: data });
      void session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
    });
    await session.send("Page.startScreencast", { format: "jpeg", quality: 60, maxWidth: 240, maxHeight: 494 });
    await session.send("Page.navigate", { url: options.address });
    await settle(tab);
    const opened = await tab.evaluate<number>("performance.timeOrigin");
    return frames.map(({ shownAt, jpeg }) => ({ atMs: shownAt - opened, jpeg })).filter(({ atMs }) => atMs >= 0);
  } finally {
    await phone.close();
  }
}

type Centre = Awaited<ReturnType<typeof findCentre>>;
const centres = new Map<string, Centre>();

/** Returns the position of the main control on the finished screen, from a separate visit. */
async function findControl(options: Options): Promise<Centre> {
  const key = `${options.browser} ${options.address}`;
  const known = centres.get(key);
  if (known) return known;
  const phone = await options.openPhone();
  try {
    const tab = await open(phone, { ...options, round: 0 }, fastProfile);
    await settle(tab);
    const centre = await findCentre(tab, options.cell.path.control);
    centres.set(key, centre);
    return centre;
  } finally {
    await phone.close();
  }
}

/**
 * Taps the position of the main control every 25 ms from the first paint on, until the page handles a tap. The tap's
 * effect must follow. Entries of the history beyond it count as doubled taps.
 */
async function tapUntilAccepted(tab: Tab, { path }: Cell, centre: Centre): Promise<Sample> {
  const { tap } = path;
  if (!tap) throw new Error(`${path.path} has no tap.`);
  await until(tab, hasMeasured("firstPaint"), TAP_EVERY_MS);
  let isAccepted = false;
  const accepted = until(tab, hasMeasured("accepted"), TAP_EVERY_MS).finally(() => {
    isAccepted = true;
  });
  // It may fail during a pause between taps.
  accepted.catch(() => undefined);
  while (!isAccepted) {
    // Not awaited: a busy page responds late, and the next finger does not wait for it.
    for (const touchPoints of [[centre], []])
      void tab.session
        .send("Input.dispatchTouchEvent", { type: touchPoints.length > 0 ? "touchStart" : "touchEnd", touchPoints })
        .catch(() => undefined);
    await pause(TAP_EVERY_MS);
  }
  await accepted;
  // Before the effect, after which the probe measures the next screen.
  const timings = await tab.evaluate<Timings>("window.probe.read()");
  const { role, name } = tap;
  const effect = role === "text" ? `document.body.innerText.includes(${JSON.stringify(name)})` : finder({ role, name });
  await until(tab, `Boolean(${effect})`);
  // Taps that were still under way arrive.
  await pause(1_000);
  // An empty page, the launch, and the path or the dialog that the tap opened.
  const steps = await tab.evaluate<number>("history.length");
  return { ...(await sampleOf(tab, { ...timings, tapped: 0 })), doubledTaps: Math.max(0, steps - 3) };
}
