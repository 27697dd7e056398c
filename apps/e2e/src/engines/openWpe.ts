import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "@lending/releases/testing";
import type { Engine, Point } from "./createUser.ts";

const DRIVER = "/usr/bin/WPEWebDriver";
const BROWSER = "/usr/lib/x86_64-linux-gnu/wpe-webkit-1.1/MiniBrowser";
const NEEDS = "apt-get install wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1";
const RESPONSE_MS = 60_000;
/** A script never ends if its page is left. The next attempt runs in the new page. */
const SCRIPT_MS = 15_000;
const environment = { LIBGL_ALWAYS_SOFTWARE: "1", TZ: "Asia/Manila" };

/**
 * Starts WPE 2.38, the WebKit version of iOS 16, and controls it by WebDriver, which does not report console messages.
 * Returns what to install when WPE is missing.
 */
export async function openWpe(name: string): Promise<Engine | { readonly missing: string }> {
  if (!existsSync(DRIVER) || !existsSync(BROWSER)) return { missing: `${name} is not installed: ${NEEDS}` };
  const port = await freePort();
  const child = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...environment },
  });
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(RESPONSE_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${name}: ${JSON.stringify(value)}`);
    return value as T;
  }
  const retry = async <T>(times: number, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (times <= 1) throw error;
      await pause(200);
      return retry(times - 1, work);
    }
  };

  await retry(50, () => send("GET", "/status"));
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: {
        // Otherwise a page without its scripts accepts no commands.
        pageLoadStrategy: "none",
        "wpe:browserOptions": { binary: BROWSER, args: ["--headless", "--automation"] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/timeouts`, { script: SCRIPT_MS, pageLoad: RESPONSE_MS });
  const act = (source: object) => send<void>("POST", `${session}/actions`, { actions: [source] });

  let opening = Promise.resolve();
  async function open(url: string) {
    // A script without a callback, because a page that is being left would not call it.
    const execute = <T>(script: string) =>
      retry(10, () => send<T>("POST", `${session}/execute/sync`, { script, args: [] }));
    await execute("window.isLeft = true");
    await send("POST", `${session}/url`, { url });
    for (const end = Date.now() + RESPONSE_MS; Date.now() < end; await pause(50)) {
      if (await execute("return !window.isLeft && document.readyState !== 'loading'")) return;
    }
    throw new Error(`${name} does not open ${url}.`);
  }

  return {
    name,
    errors: [],
    open(url) {
      const opened = open(url);
      opening = opened.catch(() => undefined);
      return opened;
    },
    async evaluate<T>(expression: string) {
      await opening;
      const script = `const done = arguments[arguments.length - 1];
        (async () => ({ value: await (${expression}) }))().catch((error) => ({ error: String(error) })).then((result) => done(JSON.stringify(result)));`;
      // A page that is being left does not respond.
      const result = await retry(10, () => send<string>("POST", `${session}/execute/async`, { script, args: [] }));
      const { value, error } = JSON.parse(result) as { value?: unknown; error?: string };
      if (error !== undefined) throw new Error(error);
      return value as T;
    },
    tap: (at) => act(tapAt(at)),
    type: (text) => act(keysOf(text)),
    async close() {
      await send("DELETE", session).catch(() => undefined);
      child.kill("SIGKILL");
      await exited;
    },
  };
}

/** Returns a tap in the format of WebDriver. */
const tapAt = ({ x, y }: Point) => ({
  type: "pointer",
  id: "finger",
  parameters: { pointerType: "mouse" },
  actions: [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y) },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

/** Returns the key presses that type a text. */
const keysOf = (text: string) => ({
  type: "key",
  id: "keyboard",
  actions: [...text].flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]),
});
