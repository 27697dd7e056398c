import { setTimeout as pause } from "node:timers/promises";
import { type RecordedRequest, recordSession } from "@lending/delivery/testing";
import { type Found, finder } from "@lending/e2e/engines/createUser";
import { fetchChromium, type OlderChromium } from "@lending/e2e/engines/fetchChromium";
import { openChromium } from "@lending/e2e/engines/openChromium";
import { WORTH_BYTES } from "@lending/edge/body";
import { findChromium } from "@lending/federation/testing";
import { type Browser, type CDPSession, chromium } from "@playwright/test";
import type { Link } from "../link/openLink.ts";
import { entryPaths } from "../plan.ts";
import { probe, readSample, type Sample, type Timings } from "./probe.ts";

const LOAD_MS = 60_000;

/** A tab with the probe installed, and its recorded requests. Every Chromium is driven by its own protocol alone. */
export interface Tab {
  readonly session: Pick<CDPSession, "on" | "send">;
  readonly network: readonly RecordedRequest[];
  evaluate<T>(expression: string): Promise<T>;
  /** Throws when the tab got other files than it was meant to measure. */
  check(): void;
  close(): Promise<void>;
}

/** A phone with an empty cache and empty storage, which its tabs share. */
export interface Phone {
  /** Opens a tab whose processor is `cpu` times slower than this machine's. */
  openTab(cpu: number): Promise<Tab>;
  close(): Promise<void>;
}

/** Returns the script that measures a page, for each document before its own scripts. */
const probeScript = (hasFramework = true) => `(${probe})(${JSON.stringify({ targets: entryPaths, hasFramework })})`;

async function prepare(session: Tab["session"], cpu: number, source: string) {
  await session.send("Page.enable");
  const network = await recordSession(session);
  await session.send("Page.addScriptToEvaluateOnNewDocument", { source });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
  const evaluate = async <T>(expression: string) =>
    (await session.send("Runtime.evaluate", { expression, returnByValue: true })).result.value as T;
  return { session, network, evaluate };
}

/** Starts a current Chromium behind the link. `publicKeyHash` is of the certificate of the front. */
export async function launchBehind(program: string, link: Link, publicKeyHash: string): Promise<Browser> {
  const { args } = await findChromium();
  return chromium.launch({
    executablePath: link.behind(program),
    args: [...args, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  });
}

/** Opens a phone with a current Chromium. `hasFramework` is false for pages without scripts. */
export async function openPhone(browser: Browser, hasFramework: boolean): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-PH",
    timezoneId: "Asia/Manila",
  });
  return {
    async openTab(cpu) {
      const page = await context.newPage();
      const tab = await prepare(await context.newCDPSession(page), cpu, probeScript(hasFramework));
      return { ...tab, check: () => undefined, close: () => page.close() };
    },
    close: () => context.close(),
  };
}

/** What libraries need in Chromium 83. Our shell contains it, and a team with M would load a polyfill. */
const polyfills = `Object.hasOwn = Object.hasOwn || ((object, key) => Object.prototype.hasOwnProperty.call(object, key));
String.prototype.replaceAll = String.prototype.replaceAll || function (search, text) { return this.split(search).join(text); };`;

/**
 * Opens a phone with an older Chromium, which requests gzip as old Android WebViews do. Each tab starts the browser.
 * `publicKeyHash` is of the certificate of the front.
 */
export async function openOlderPhone(older: OlderChromium, link: Link, publicKeyHash: string): Promise<Phone> {
  const files = await fetchChromium(older);
  if ("missing" in files) throw new Error(files.missing);
  const closeAll: (() => Promise<void>)[] = [];
  return {
    async openTab(cpu) {
      const engine = await openChromium({
        name: `Chromium ${older.major}`,
        ...files,
        executable: link.behind(files.executable),
        arguments: [`--ignore-certificate-errors-spki-list=${publicKeyHash}`],
      });
      closeAll.push(engine.close);
      const { session } = engine;
      const others = new Set<string>();
      session.on("Network.responseReceived", ({ type, response: { url, headers } }) => {
        const read = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
        const encoding = read("content-encoding");
        // A server leaves what is too short to compress as it is.
        if (encoding === undefined && Number(read("content-length")) < WORTH_BYTES) return;
        if (/^(Document|Script|Stylesheet)$/.test(type) && encoding !== "gzip") others.add(`${encoding} ${url}`);
      });
      const tab = await prepare(session, cpu, polyfills + probeScript());
      await session.send("Network.setExtraHTTPHeaders", { headers: { "accept-encoding": "gzip, deflate" } });
      return {
        ...tab,
        check() {
          if (others.size > 0) throw new Error(`Not gzip: ${[...others].join(", ")}`);
        },
        close: engine.close,
      };
    },
    async close() {
      for (const close of closeAll) await close();
    },
  };
}

/** Polls an expression until it is true. Throws after a minute. */
export async function until({ evaluate }: Tab, expression: string, pollingMs = 100) {
  for (const end = performance.now() + LOAD_MS; performance.now() < end; await pause(pollingMs)) {
    // While a navigation replaces the page, there is nothing to evaluate in.
    if ((await evaluate<unknown>(expression).catch(() => undefined)) === true) return;
  }
  throw new Error(`The page did not reach "${expression}" within ${LOAD_MS} ms.`);
}

/** Returns the expression for a moment that the probe has measured. */
export const hasMeasured = (moment: keyof Timings) => `(window.probe?.read().${moment} ?? 0) > 0`;

/** Waits until a screen is ready, and a little longer: the largest paint, and the end of the task that rendered it. */
export async function settle(tab: Tab) {
  await until(tab, hasMeasured("ready"));
  await pause(400);
}

/** Returns the middle of a control, which is a button or a link. */
export async function findCentre({ evaluate }: Tab, name: string) {
  const found =
    (await evaluate<Found | null>(finder({ role: "button", name }))) ??
    (await evaluate<Found | null>(finder({ role: "link", name })));
  if (!found) throw new Error(`The control "${name}" was not found.`);
  return { x: found.x, y: found.y };
}

/** Reads the sample of a load, or of a navigation with its requests. */
export async function sampleOf(tab: Tab, timings?: Partial<Timings>, network = tab.network): Promise<Sample> {
  tab.check();
  const measured = { ...(await tab.evaluate<Timings>("window.probe.read()")), ...timings };
  return readSample(measured, network, tab.network[0]?.sentAt ?? 0);
}
