import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../harness/startSandbox.ts";
import type { Engine } from "./Engine.ts";
import { keysOf, tapAt } from "./webDriverActions.ts";

const DRIVER = "/usr/bin/WPEWebDriver";
const BROWSER = "/usr/lib/x86_64-linux-gnu/wpe-webkit-1.1/MiniBrowser";
const NEEDS = "apt-get install wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1";
const RESPONSE_MS = 60_000;
const environment = { LIBGL_ALWAYS_SOFTWARE: "1", TZ: "Asia/Manila" };

interface DriverResponse {
  readonly value: unknown;
}

interface EvaluateResult {
  readonly value?: unknown;
  readonly error?: string;
}

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
    const { value } = (await response.json()) as DriverResponse;
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
        // Otherwise a page whose scripts are held back accepts no commands.
        pageLoadStrategy: "none",
        "wpe:browserOptions": { binary: BROWSER, args: ["--headless", "--automation"] },
      },
    },
  });
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/timeouts`, { script: RESPONSE_MS, pageLoad: RESPONSE_MS });
  const act = (source: object) => send<void>("POST", `${session}/actions`, { actions: [source] });

  async function evaluate<T>(expression: string) {
    const script = `const done = arguments[arguments.length - 1];
      (async () => ({ value: await (${expression}) }))().catch((error) => ({ error: String(error) })).then((result) => done(JSON.stringify(result)));`;
    // A page that is being left does not respond.
    const result = await retry(10, () => send<string>("POST", `${session}/execute/async`, { script, args: [] }));
    const { value, error } = JSON.parse(result) as EvaluateResult;
    if (error !== undefined) throw new Error(error);
    return value as T;
  }

  return {
    name,
    errors: [],
    async open(url) {
      await evaluate("window.isLeft = true");
      await send("POST", `${session}/url`, { url });
      const isParsed = () => evaluate<boolean>("!window.isLeft && document.readyState !== 'loading'");
      for (const end = Date.now() + RESPONSE_MS; !(await isParsed()) && Date.now() < end; ) await pause(50);
    },
    evaluate,
    tap: (at) => act(tapAt(at, "mouse")),
    type: (text) => act(keysOf(text)),
    async close() {
      await send("DELETE", session).catch(() => undefined);
      child.kill("SIGKILL");
      await exited;
    },
  };
}
