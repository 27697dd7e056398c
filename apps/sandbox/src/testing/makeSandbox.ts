import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { findOddities } from "@lending/api-client/find-oddities";
import * as v from "valibot";
import { afterEach, beforeEach, onTestFinished } from "vitest";
import type { Endpoint } from "../api/endpoint.ts";
import { ENDPOINTS } from "../api/endpoints.ts";
import { readersOf } from "../commands/openApi.ts";
import { createSandbox, type SandboxOptions } from "../createSandbox.ts";

const PREFIX = "/api/app";
const anyBody = v.looseObject({
  code: v.optional(v.string(), ""),
  message: v.optional(v.string(), ""),
  data: v.optional(v.any()),
});

type Body = v.InferOutput<typeof anyBody>;
type Fields = Readonly<Record<string, string | number>>;

interface CallOptions {
  readonly session?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Encodes fields as a query or the body of a form. */
export const form = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));

/** The start of 2026-11-21, ten in the morning in Manila. */
export const START = Date.parse("2026-11-21T02:00:00Z");

/** The application for the seeded offer of the product p-1. */
export const OFFER = { amount: 1_000_000, periods: 120, termUnit: "days", productId: "p-1" };

/**
 * A day of the plan has a date and an amount, or a text and a value. An instalment has no extension. A repaid loan has no
 * next payment, a running one no clearance statement.
 * The newer confirmation sends its link under the obfuscated name alone.
 */
const OMITTED =
  /^(?:contract_url|lendDetailsUrl|repayPlan\.\d+\.(?:text|value)|delayInfo|clearance|receipts\.\d+\.next(?:Amount|Date))(?:\.|$)/;

/** Throws unless every field of a response that a remote reads was sent, and as the remote expects it. */
function checkRead(endpoint: Endpoint, data: unknown): void {
  const oddities = readersOf(endpoint)
    .flatMap((reader) => findOddities(reader, data))
    .filter((field) => !OMITTED.test(field));
  if (oddities.length > 0) throw new Error(`The response of ${endpoint.name} has unreadable ${oddities.join(", ")}.`);
}

/** Creates a sandbox with a clock that tests move. Checks that the remotes can read every response. */
export function makeSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), "sandbox-"));
  let now = START;
  const sandbox = createSandbox({ now: () => now, ...options, dataDir });

  async function send(
    method: "GET" | "POST",
    path: string,
    fields: Fields,
    body: BodyInit | null,
    { session = "demo", headers = {} }: CallOptions = {},
  ): Promise<Body> {
    const isOutside = path.startsWith("/api/");
    const identity = isOutside ? {} : { appVersion: "1.0.0", deviceId: "device-secret", sessionId: session };
    const address = `http://localhost:4100${isOutside ? "" : PREFIX}${path}?${form({ ...identity, ...fields })}`;
    const response = await sandbox.app.request(address, {
      method,
      body,
      headers: { "X-Requested-With": "XMLHttpRequest", ...headers },
    });
    const json = v.parse(anyBody, await response.json());
    const endpoint = ENDPOINTS.find((one) => one.method === method && one.path === path);
    if (endpoint && Number.parseInt(json.code, 10) === 0) checkRead(endpoint, json.data);
    return json;
  }

  return {
    ...sandbox,
    get: (path: string, fields: Fields = {}, options?: CallOptions) => send("GET", path, fields, null, options),
    post: (path: string, fields: Fields = {}, options?: CallOptions) => send("POST", path, {}, form(fields), options),
    async upload(bytes: Uint8Array<ArrayBuffer>) {
      const body = new FormData();
      body.append("problemImage", new Blob([bytes]), "photo.jpg");
      const whole = new Response(body);
      const headers = { "content-type": whole.headers.get("content-type") ?? "" };
      return send("POST", "/user-problem/upload-problem-img", {}, await whole.arrayBuffer(), { headers });
    },
    /** Calls a control or a list of the console with JSON. */
    async control(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
      const response = await sandbox.app.request(`http://localhost:4100${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      return { status: response.status, body: v.parse(v.any(), await response.json()) };
    },
    pass(milliseconds: number) {
      now += milliseconds;
    },
    dispose() {
      sandbox.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestSandbox = ReturnType<typeof makeSandbox>;

/** The sandbox of the running test, in a file that calls `sandboxForEachTest`. */
export let sandbox: TestSandbox;

/** Gives each test of a file, or of a `describe`, a new sandbox. */
export function sandboxForEachTest(): void {
  beforeEach(() => {
    sandbox = makeSandbox();
  });
  afterEach(() => sandbox.dispose());
}

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, "base64"));

/** The smallest valid picture of each format. */
export const PICTURES = {
  png: bytes("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="),
  gif: bytes("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"),
  webp: bytes("UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA"),
  jpeg: bytes(
    "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA=",
  ),
} as const;

/** Creates a data folder that is removed after the test. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "sandbox-data-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/** Starts the sandbox as a child process until the end of the test, and waits until it prints its URLs. */
export async function startSandbox(dataDir: string, ...flags: string[]) {
  const child: ChildProcess = spawn(process.execPath, [path.join(import.meta.dirname, "../main.ts"), ...flags], {
    env: { ...process.env, PORT: "0", SANDBOX_DATA: dataDir },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.once("exit", resolve));
  /** Ends the process and returns its exit code, or null after a kill. */
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return exited;
  };
  onTestFinished(async () => void (await stop("SIGKILL")));
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /Site\s+(http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (found !== undefined && output.includes("o-other")) resolve(found);
    });
    child.stderr?.on("data", (chunk: Buffer) => reject(new Error(chunk.toString())));
    void exited.then((code) => reject(new Error(`The sandbox exited with ${code}.`)));
  });
  return { origin, output: () => output, stop };
}
