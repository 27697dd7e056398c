import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { freePort } from "../harness/freePort.ts";
import type { Engine } from "./Engine.ts";
import { keysOf, tapAt } from "./webDriverActions.ts";

const DRIVER = "/usr/bin/WPEWebDriver";
const BROWSER = "/usr/lib/x86_64-linux-gnu/wpe-webkit-1.1/MiniBrowser";
const NEEDS = "apt-get install wpewebkit-driver libwpewebkit-1.1-0 libwpebackend-fdo-1.0-1";
const ANSWER_MS = 60_000;
const surroundings = { LIBGL_ALWAYS_SOFTWARE: "1", TZ: "Asia/Manila" };

interface Answer {
  readonly value: unknown;
}

interface Evaluated {
  readonly value?: unknown;
  readonly error?: string;
}

/** Drives WPE 2.38, the WebKit of iOS 16, by WebDriver, which tells nothing of the console; or says plainly what is missing here. */
export async function openWpe(name: string): Promise<Engine | { readonly missing: string }> {
  if (!existsSync(DRIVER) || !existsSync(BROWSER)) return { missing: `${name} is not installed here: ${NEEDS}` };
  const port = await freePort();
  const child = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...surroundings },
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));

  async function send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`${name}: ${JSON.stringify(value)}`);
    return value as T;
  }
  const retried = async <T>(times: number, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (times <= 1) throw error;
      await new Promise((later) => setTimeout(later, 200));
      return retried(times - 1, work);
    }
  };

  await retried(50, () => send("GET", "/status"));
  const { sessionId } = await send<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: { "wpe:browserOptions": { binary: BROWSER, args: ["--headless", "--automation"] } },
    },
  });
  const session = `/session/${sessionId}`;
  await send("POST", `${session}/timeouts`, { script: ANSWER_MS, pageLoad: ANSWER_MS });
  const act = (source: object) => send<void>("POST", `${session}/actions`, { actions: [source] });

  return {
    name,
    errors: [],
    async open(url) {
      await send("POST", `${session}/url`, { url });
    },
    async evaluate<T>(expression: string) {
      const script = `const done = arguments[arguments.length - 1];
        (async () => ({ value: await (${expression}) }))().catch((error) => ({ error: String(error) })).then((told) => done(JSON.stringify(told)));`;
      // A page that is just going away answers nobody.
      const told = await retried(10, () => send<string>("POST", `${session}/execute/async`, { script, args: [] }));
      const { value, error } = JSON.parse(told) as Evaluated;
      if (error !== undefined) throw new Error(error);
      return value as T;
    },
    tap: (at) => act(tapAt(at, "mouse")),
    type: (text) => act(keysOf(text)),
    async close() {
      await send("DELETE", session).catch(() => undefined);
      child.kill("SIGKILL");
      await gone;
    },
  };
}
