import { setTimeout as pause } from "node:timers/promises";
import { recordSession } from "@lending/delivery/testing";
import { type Found, finder } from "@lending/e2e/engines/createUser";
import { fetchChromium, type OlderChromium } from "@lending/e2e/engines/fetchChromium";
import { openChromium } from "@lending/e2e/engines/openChromium";
import { openWebkit } from "@lending/e2e/engines/openWebkit";
import type { Link } from "../link/openLink.ts";
import { type Cell, entryPaths, fastProfile, type Profile } from "../plan.ts";
import { LOAD_MS, TAP_EVERY_MS } from "./measureCell.ts";
import { probe, type Timings } from "./probe.ts";
import { readSample, type Sample } from "./readSample.ts";

interface Options {
  readonly cell: Cell & { readonly older: OlderChromium };
  readonly address: string;
  /** Of the front's certificate. */
  readonly publicKeyHash: string;
  readonly link: Link;
}

/** What libraries need in Chromium 83. Our shell contains it, and a team with M would load a polyfill. */
const polyfills = `Object.hasOwn = Object.hasOwn || ((object, key) => Object.prototype.hasOwnProperty.call(object, key));
String.prototype.replaceAll = String.prototype.replaceAll || function (search, text) { return this.split(search).join(text); };`;
const probeScript = `(${probe})(${JSON.stringify({ targets: entryPaths, hasFramework: true })})`;

/** Starts the engine with an empty cache. It requests gzip, as old Android WebViews do, and throws on other encodings. */
async function openOlder({ publicKeyHash, cell, link }: Options, profile: Profile) {
  const name = `Chromium ${cell.older.major}`;
  const files = await fetchChromium(cell.older);
  if ("missing" in files) throw new Error(files.missing);
  const spki = `--ignore-certificate-errors-spki-list=${publicKeyHash}`;
  const engine = await openChromium({ name, ...files, executable: link.behind(files.executable), arguments: [spki] });
  const { session } = engine;
  const network = await recordSession(session);
  const otherEncodings = new Set<string>();
  session.on("Network.responseReceived", ({ type, response: { url, headers } }) => {
    const encoding = headers["content-encoding"] ?? headers["Content-Encoding"];
    if (/^(Document|Script|Stylesheet)$/.test(type) && encoding !== "gzip") otherEncodings.add(`${encoding} ${url}`);
  });
  await session.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip, deflate" } });
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source: polyfills + probeScript });
  await session.send("Emulation.setCPUThrottlingRate", { rate: profile.cpu });
  await link.set(profile, 0);
  const readTimings = () => engine.evaluate<Timings>("window.probe.read()");

  async function until<T>(read: () => Promise<T>, holds: (value: T) => unknown): Promise<T> {
    for (const end = Date.now() + LOAD_MS; Date.now() < end; await pause(TAP_EVERY_MS)) {
      const value = await read().catch(() => undefined);
      if (value !== undefined && holds(value)) return value;
    }
    throw new Error(`${name} does not finish ${cell.path.path}.`);
  }
  const readSampleNow = async () => {
    if (otherEncodings.size > 0) throw new Error(`Not gzip: ${[...otherEncodings].join(", ")}`);
    return readSample({ ...(await readTimings()), tapped: 0 }, network, network[0]?.sentAt ?? 0);
  };
  const find = (role: "button" | "link" | "heading" | "dialog", text: string) => () =>
    engine.evaluate<Found | null>(finder({ role, name: text }));
  return { engine, session, readTimings, until, readSampleNow, find };
}

/** Measures a first visit in an older Chromium, or when such a visit accepts its first tap. */
export async function measureOlder(options: Options): Promise<Sample> {
  const { cell, address } = options;
  const at = cell.scenario === "tap" ? await findControl(options) : undefined;
  const { engine, session, readTimings, until, readSampleNow, find } = await openOlder(options, cell.profile);
  try {
    await session.send("Page.navigate", { url: address });
    if (!at) {
      await until(readTimings, ({ ready }) => ready > 0);
      // The task that rendered the screen ends after its paint.
      await pause(400);
      return await readSampleNow();
    }
    await until(readTimings, ({ firstPaint }) => firstPaint > 0);
    let isAccepted = false;
    const accepted = until(readTimings, (timings) => timings.accepted > 0).finally(() => {
      isAccepted = true;
    });
    while (!isAccepted) {
      // Not awaited: a busy page responds late, and the next finger does not wait for it.
      for (const touchPoints of [[at], []])
        void session
          .send("Input.dispatchTouchEvent", { type: touchPoints.length > 0 ? "touchStart" : "touchEnd", touchPoints })
          .catch(() => undefined);
      await pause(TAP_EVERY_MS);
    }
    await accepted;
    const { tap } = cell.path;
    if (tap && tap.role !== "text") await until(find(tap.role, tap.name), (found) => found !== null);
    return await readSampleNow();
  } finally {
    await engine.close();
  }
}

/** Returns the position of the main control on the finished screen. */
async function findControl(options: Options) {
  const { engine, session, readTimings, until, find } = await openOlder(options, fastProfile);
  try {
    await session.send("Page.navigate", { url: options.address });
    await until(readTimings, ({ ready }) => ready > 0);
    const { control } = options.cell.path;
    const findEither = async () => (await find("button", control)()) ?? (await find("link", control)());
    const { x, y } = (await until(findEither, (found) => found !== null)) as Found;
    return { x, y };
  } finally {
    await engine.close();
  }
}

/** Measures a first visit in WebKit, which reports no bytes and does not slow down the processor. */
export async function measureWebkit(cell: Cell, address: string, link: Link): Promise<Sample> {
  const launcher = ["ip", "netns", "exec", "far"];
  const engine = await openWebkit("WebKit", { launcher, script: probeScript, acceptsCertificates: true });
  if ("missing" in engine) throw new Error(engine.missing);
  try {
    // The first page starts WebKit's processes.
    await engine.open("about:blank");
    await link.set(cell.profile, 0);
    await engine.open(address);
    for (const end = Date.now() + LOAD_MS; Date.now() < end; await pause(TAP_EVERY_MS)) {
      const timings = await engine.evaluate<Timings>("window.probe.read()");
      if (timings.ready > 0) return readSample(timings, [], 0);
    }
    throw new Error(`WebKit does not finish ${cell.path.path}.`);
  } finally {
    await engine.close();
  }
}
