import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import type { CDPSession } from "@playwright/test";
import { createCalls, type Webview } from "./Engine.ts";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface RemoteResult {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

interface ConsoleCall {
  readonly type: string;
  readonly args: readonly { readonly value?: unknown; readonly description?: string }[];
}

const flags = [
  "--headless",
  "--no-sandbox",
  "--no-zygote",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--lang=en-PH",
  "--remote-debugging-pipe",
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

/** Starts Chromium 80 or newer and controls it by the DevTools protocol, because Playwright does not support the oldest ones. */
export async function openChromium({
  name,
  executable,
  libraries,
  arguments: others = [],
}: Options): Promise<ChromiumWebview> {
  const profile = mkdtempSync(path.join(tmpdir(), "engine-"));
  const child = spawn(executable, [...flags, ...others, `--user-data-dir=${profile}`, "about:blank"], {
    stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"],
    env: { ...process.env, TZ: "Asia/Manila", ...(libraries && { LD_LIBRARY_PATH: libraries }) },
  });
  const [, , , input, output] = child.stdio as unknown as [null, null, null, Writable, Readable];
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const events = new EventEmitter();
  const errors: string[] = [];
  let session: string | undefined;
  const { send, settle } = createCalls(name, exited, (id, method, params) =>
    input.write(`${JSON.stringify({ id, method, params, ...(session && { sessionId: session }) })}\0`),
  );

  function recordEvent(method: string, params: Record<string, unknown>) {
    if (method === "Runtime.exceptionThrown") errors.push(describeThrown(params.exceptionDetails));
    if (method === "Runtime.consoleAPICalled") {
      const { type, args } = params as unknown as ConsoleCall;
      if (/^(?:error|warning|assert)$/.test(type)) {
        errors.push(args.map(({ value, description }) => String(value ?? description)).join(" "));
      }
    }
    if (method === "Log.entryAdded") {
      const { level, text, url } = params.entry as { level: string; text: string; url?: string };
      if (level === "error") errors.push(`${text} ${url ?? ""}`);
    }
    events.emit(method, params);
  }
  function receive({ id, method, params, result, error }: Message) {
    if (method) recordEvent(method, params ?? {});
    settle(id, error?.message, result);
  }
  let rest = "";
  output.setEncoding("utf8").on("data", (chunk: string) => {
    const parts = (rest + chunk).split("\0");
    rest = parts.pop() ?? "";
    for (const part of parts) receive(JSON.parse(part));
  });
  input.on("error", () => undefined);
  const { targetId } = await send<{ targetId: string }>("Target.createTarget", { url: "about:blank" });
  async function attach() {
    ({ sessionId: session } = await send<{ sessionId: string }>("Target.attachToTarget", { targetId, flatten: true }));
  }
  async function detach() {
    const sessionId = session;
    session = undefined;
    await send("Target.detachFromTarget", { sessionId });
  }
  const prepare = () =>
    Promise.all([
      ...["Page", "Runtime", "Log", "Inspector"].map((domain) => send(`${domain}.enable`)),
      send("Emulation.setDeviceMetricsOverride", { width: 360, height: 740, deviceScaleFactor: 2, mobile: true }),
      send("Emulation.setTouchEmulationEnabled", { enabled: true }),
    ]);
  await attach();
  await prepare();

  async function evaluate<T>(expression: string) {
    const { result, exceptionDetails } = await send<RemoteResult>("Runtime.evaluate", {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    if (exceptionDetails) throw new Error(describeThrown(exceptionDetails));
    return result.value as T;
  }

  async function load(method: string, params: object) {
    // A document that calls window.stop() never fires domContentEventFired.
    const read = Promise.race([once(events, "Page.domContentEventFired"), once(events, "Page.frameStoppedLoading")]);
    await send(method, params);
    await read;
  }

  return {
    name,
    errors,
    session: { send, on: events.on.bind(events) } as unknown as ChromiumWebview["session"],
    open: (address) => load("Page.navigate", { url: address }),
    async crash() {
      const address = await evaluate<string>("location.href");
      const died = once(events, "Inspector.targetCrashed");
      // A crashed page sends no response.
      send("Page.crash").catch(() => undefined);
      await died;
      // In Chromium 83, requests that the crashed process left unanswered crash the next process too.
      await detach();
      await attach();
      await send("Page.navigate", { url: address });
      await prepare();
      await evaluate(
        "document.readyState === 'loading' && new Promise((read) => addEventListener('DOMContentLoaded', read))",
      );
    },
    evaluate,
    async tap({ x, y }) {
      await send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
      await send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    },
    async type(text) {
      await send("Input.insertText", { text });
    },
    async installNativeApp() {
      await send("Page.addScriptToEvaluateOnNewDocument", { source: androidApp });
      return () => evaluate<string[]>("window.commands");
    },
    async close() {
      child.kill("SIGKILL");
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function describeThrown(details: unknown): string {
  const { text, exception } = details as NonNullable<RemoteResult["exceptionDetails"]>;
  return exception?.description ?? text;
}
