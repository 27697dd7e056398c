import type { CDPSession } from "@playwright/test";
import { launch, type Protocol } from "puppeteer-core";
import type { Webview } from "./createUser.ts";

const flags = [
  "--headless",
  "--no-sandbox",
  "--no-zygote",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--lang=en-PH",
  "--window-size=360,740",
];

/** A native bridge that records the received commands in the document. */
const androidApp =
  "window.commands=[];window.AppBridge={postMessage:function(t){window.commands.push(JSON.parse(t).command)}}";

interface Options {
  readonly name: string;
  readonly executable: string;
  readonly libraries?: string;
  /** Additional flags of the command line. */
  readonly arguments?: readonly string[];
}

/** A Chromium with its session of the DevTools protocol. */
export interface ChromiumWebview extends Webview {
  readonly session: Pick<CDPSession, "on" | "send">;
}

/**
 * Starts Chromium 80 or newer. Puppeteer starts it and carries the DevTools protocol; its pages and Playwright's need a newer
 * one, so this function attaches to the page.
 */
export async function openChromium({
  name,
  executable,
  libraries,
  arguments: others = [],
}: Options): Promise<ChromiumWebview> {
  const launched = await launch({
    executablePath: executable,
    pipe: true,
    waitForInitialPage: false,
    defaultViewport: null,
    ignoreDefaultArgs: true,
    args: [...flags, ...others],
    env: { ...process.env, TZ: "Asia/Manila", ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  });
  const browser = await launched.target().createCDPSession();
  const errors: string[] = [];
  const { targetId } = await browser.send("Target.createTarget", { url: "about:blank" });

  async function attach() {
    const { sessionId } = await browser.send("Target.attachToTarget", { targetId, flatten: true });
    const attached = browser.connection()?.session(sessionId);
    if (!attached) throw new Error(`${name} has no page.`);
    attached.on("Runtime.exceptionThrown", ({ exceptionDetails }) => errors.push(describeThrown(exceptionDetails)));
    attached.on("Runtime.consoleAPICalled", ({ type, args }) => {
      if (!/^(?:error|warning|assert)$/.test(type)) return;
      errors.push(args.map(({ value, description }) => String(value ?? description)).join(" "));
    });
    attached.on("Log.entryAdded", ({ entry: { level, text, url } }) => {
      if (level === "error") errors.push(`${text} ${url ?? ""}`);
    });
    return attached;
  }
  let session = await attach();
  const prepare = () =>
    Promise.all([
      session.send("Page.enable"),
      session.send("Runtime.enable"),
      session.send("Log.enable"),
      session.send("Inspector.enable"),
      session.send("Emulation.setDeviceMetricsOverride", {
        width: 360,
        height: 740,
        deviceScaleFactor: 2,
        mobile: true,
      }),
      session.send("Emulation.setTouchEmulationEnabled", { enabled: true }),
    ]);
  await prepare();

  async function evaluate<T>(expression: string) {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(describeThrown(exceptionDetails));
    return result.value as T;
  }

  return {
    name,
    errors,
    session: session as unknown as ChromiumWebview["session"],
    async open(url) {
      const nextEvent = (event: string) => new Promise((resolve) => session.once(event, resolve));
      // A document that calls window.stop() never fires domContentEventFired.
      const read = Promise.race([nextEvent("Page.domContentEventFired"), nextEvent("Page.frameStoppedLoading")]);
      await session.send("Page.navigate", { url });
      await read;
    },
    async crash() {
      const url = await evaluate<string>("location.href");
      const crashed = session;
      const died = new Promise((resolve) => crashed.once("Inspector.targetCrashed", resolve));
      // A crashed page sends no response.
      crashed.send("Page.crash").catch(() => undefined);
      await died;
      // In Chromium 83, requests that the crashed process left unanswered crash the next process too.
      await browser.send("Target.detachFromTarget", { sessionId: crashed.id() });
      session = await attach();
      await session.send("Page.navigate", { url });
      await prepare();
      await evaluate(
        "document.readyState === 'loading' && new Promise((read) => addEventListener('DOMContentLoaded', read))",
      );
    },
    evaluate,
    async tap({ x, y }) {
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    async type(text) {
      await session.send("Input.insertText", { text });
    },
    async installNativeApp() {
      await session.send("Page.addScriptToEvaluateOnNewDocument", { source: androidApp });
      return () => evaluate<string[]>("window.commands");
    },
    close: () => launched.close(),
  };
}

function describeThrown({ text, exception }: Protocol.Runtime.ExceptionDetails): string {
  return exception?.description ?? text;
}
