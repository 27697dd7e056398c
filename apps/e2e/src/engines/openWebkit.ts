import { execFile, spawn } from "node:child_process";
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

interface HostMessage {
  readonly id?: number;
  readonly value?: unknown;
  readonly error?: string;
  readonly ready?: number;
}

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
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const { send, settle } = createCalls(name, exited, (id, method, fields) =>
    child.stdin.write(`${JSON.stringify({ id, method, ...fields })}\n`),
  );
  const errors: string[] = [];
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  createInterface({ input: child.stdout }).on("line", (line) => {
    if (/^CONSOLE .*\b(?:ERROR|WARN)/.test(line)) errors.push(line);
    if (!line.startsWith("{")) return;
    const { id, value, error, ready: version } = JSON.parse(line) as HostMessage;
    if (version !== undefined) isReady();
    settle(id, error, value);
  });
  child.stdin.on("error", () => undefined);

  await Promise.race([ready, exited]);
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

/** Creates requests to the host's process. They carry an id, so that responses may come in any order. */
function createCalls(name: string, exited: Promise<void>, write: (id: number, method: string, fields: object) => void) {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  return {
    /** Sends a request and returns its response. Throws when the engine refuses it, does not respond, or exits. */
    send<T>(method: string, fields = {}) {
      last += 1;
      const id = last;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const response = new Promise<unknown>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        timer = setTimeout(() => reject(new Error(`${name} does not respond to ${method}.`)), RESPONSE_MS);
        void exited.then(() => reject(new Error(`${name} has exited.`)));
        write(id, method, fields);
      });
      return response.finally(() => {
        clearTimeout(timer);
        waiting.delete(id);
      }) as Promise<T>;
    },
    /** Settles the request of this id. A response without a request is ignored. */
    settle(id: number | undefined, error: string | undefined, value: unknown) {
      const request = id === undefined ? undefined : waiting.get(id);
      if (error === undefined) request?.resolve(value);
      else request?.reject(new Error(error));
    },
  };
}
