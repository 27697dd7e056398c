import { execFile, spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import type { Webview } from "./createUser.ts";

const run = promisify(execFile);
const host = path.join(import.meta.dirname, "webkitHost.py");
const PYTHON = "/usr/bin/python3";
const NEEDS = "apt-get install gir1.2-webkit2-4.1 python3-gi xvfb xauth";
const RESPONSE_MS = 60_000;
const environment = {
  NO_AT_BRIDGE: "1",
  LIBGL_ALWAYS_SOFTWARE: "1",
  WEBKIT_DISABLE_COMPOSITING_MODE: "1",
  TZ: "Asia/Manila",
};

/** Opens a WebKit webview as in an iOS app. Returns what to install when WebKit is missing. */
export async function openWebkit(name: string): Promise<Webview | { readonly missing: string }> {
  try {
    await run(PYTHON, ["-c", 'import gi; gi.require_version("WebKit2", "4.1")']);
    await run("xvfb-run", ["--help"]);
  } catch {
    return { missing: `${name} is not installed: ${NEEDS}` };
  }
  const child = spawn("xvfb-run", ["-a", "-s", "-screen 0 400x800x24", PYTHON, host], {
    stdio: ["pipe", "pipe", "ignore"],
    env: { ...process.env, ...environment },
  });
  const end = new AbortController();
  const exited = once(child, "exit").then(() => end.abort(new Error(`${name} has exited.`)));
  const errors: string[] = [];
  // A response carries the id of its request, so that they may come in any order. The first message has none.
  const responses = new EventEmitter();
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (/^CONSOLE .*\b(?:ERROR|WARN)/.test(line)) errors.push(line);
    if (!line.startsWith("{")) return;
    const { id = 0, ...message } = JSON.parse(line) as { id?: number };
    responses.emit(String(id), message);
  });
  child.stdin.on("error", () => undefined);

  let last = 0;
  /** Sends a request and returns its response. Throws when the engine refuses it, does not respond, or exits. */
  async function send<T>(method: string, fields = {}) {
    last += 1;
    child.stdin.write(`${JSON.stringify({ id: last, method, ...fields })}\n`);
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(RESPONSE_MS)]);
    const [{ value, error }] = await once(responses, String(last), { signal }).catch((cause: unknown) => {
      throw new Error(`${name} does not respond to ${method}.`, { cause });
    });
    if (error !== undefined) throw new Error(error);
    return value as T;
  }

  await Promise.race([once(responses, "0"), exited]);
  return {
    name,
    errors,
    open: (address) => send("open", { address }),
    evaluate: (expression) => send("evaluate", { expression }),
    tap: ({ x, y }) => send("tap", { x, y }),
    type: (text) => send("type", { text }),
    async installNativeApp() {
      const readMessages = () => send<{ command: string }[]>("messages");
      return async () => (await readMessages()).map(({ command }) => command);
    },
    crash: () => send("crash"),
    async close() {
      child.stdin.end();
      await exited;
    },
  };
}
