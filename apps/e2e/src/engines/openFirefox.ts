import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { createCalls, type Engine, keysOf, tapAt } from "./Engine.ts";

const run = promisify(execFile);
const NAMES = ["firefox-esr", "firefox"];
const NEEDS = "apt-get install firefox-esr, or FIREFOX_PATH";
/** SHA-256 of empty content. Firefox logs a wrong hash for a file that it stopped loading because the page was left. */
const EMPTY_HASH = "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=";
const preferences = {
  "app.update.enabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-PH",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly level: string; readonly text: string | null };
  readonly result?: unknown;
  readonly message?: string;
}

interface EvaluateResult {
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Starts Firefox and controls it by WebDriver BiDi. Returns what to install when Firefox is missing. */
export async function openFirefox(name: string): Promise<Engine | { readonly missing: string }> {
  const executable = await findFirefox();
  if (executable === undefined) return { missing: `${name} is not installed: ${NEEDS}` };
  const profile = mkdtempSync(path.join(tmpdir(), "engine-"));
  const lines = Object.entries(preferences).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
  writeFileSync(path.join(profile, "user.js"), lines.join("\n"));
  const child = spawn(
    executable,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"],
    { stdio: ["ignore", "ignore", "pipe"], env: { ...process.env, TZ: "Asia/Manila", HOME: profile } },
  );
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stderr }).on("line", (line) => {
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    void exited.then(() => reject(new Error(`${name} did not start.`)));
  });
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`${name} cannot be controlled.`)));
  });

  const { send, settle } = createCalls(name, exited, (id, method, params) =>
    socket.send(JSON.stringify({ id, method, params })),
  );
  const errors: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { id, method, params, result, message } = JSON.parse(String(data)) as Message;
    if (method === "log.entryAdded" && /^(?:error|warn)/.test(params?.level ?? "")) {
      const text = params?.text ?? "";
      if (!text.includes(EMPTY_HASH)) errors.push(text);
    }
    settle(id, message, result);
  });

  await send("session.new", { capabilities: {} });
  await send("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await send<{ contexts: { context: string }[] }>("browsingContext.getTree", { maxDepth: 0 });
  const context = contexts[0]?.context;
  await send("browsingContext.setViewport", { context, viewport: { width: 360, height: 740 }, devicePixelRatio: 2 });
  const act = (source: object) => send<void>("input.performActions", { context, actions: [source] });

  return {
    name,
    errors,
    async open(url) {
      await send("browsingContext.navigate", { context, url, wait: "interactive" });
    },
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await send<EvaluateResult>("script.evaluate", {
        expression: `(async () => JSON.stringify({ value: await (${expression}) }))()`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return (JSON.parse(result?.value ?? "{}") as { value: T }).value;
    },
    tap: (at) => act(tapAt(at, "touch")),
    type: (text) => act(keysOf(text)),
    async close() {
      child.kill("SIGKILL");
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function findFirefox(): Promise<string | undefined> {
  for (const one of [process.env.FIREFOX_PATH, ...NAMES]) {
    if (one === undefined) continue;
    const found = await run(one, ["--version"]).catch(() => undefined);
    if (found) return one;
  }
  return undefined;
}
