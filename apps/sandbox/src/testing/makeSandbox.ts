import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import * as v from "valibot";
import type { Endpoint } from "../api/endpoint.ts";
import { ENDPOINTS } from "../api/endpoints.ts";
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

/** Creates a sandbox with a clock that tests move. Checks every response against its endpoint's schema. */
export function makeSandbox(options: Partial<SandboxOptions> = {}) {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), "sandbox-"));
  let now = START;
  const sandbox = createSandbox({ now: () => now, ...options, dataDir });

  const endpointOf = (method: string, path: string): Endpoint | undefined =>
    Object.values(ENDPOINTS)
      .flat()
      .find((endpoint) => endpoint.method === method && endpoint.path === path);

  async function send(
    method: "GET" | "POST",
    path: string,
    init: RequestInit,
    fields: Fields,
    session: string,
  ): Promise<Body> {
    const isOutside = path.startsWith("/api/");
    const query = new URLSearchParams({
      ...(isOutside ? {} : { appVersion: "1.0.0", deviceId: "device-secret", sessionId: session }),
      ...(method === "GET" ? Object.fromEntries(form(fields)) : {}),
    });
    const response = await sandbox.app.request(`http://localhost:4100${isOutside ? path : PREFIX + path}?${query}`, {
      method,
      ...init,
    });
    const json: unknown = await response.json();
    const body = v.parse(anyBody, json);
    const endpoint = endpointOf(method, path);
    const isRefusal = response.status !== 200 || (body.code !== "" && Number.parseInt(body.code, 10) !== 0);
    if (endpoint !== undefined && !isRefusal) v.parse(endpoint.body, json);
    return body;
  }

  const HEADERS = { "X-Requested-With": "XMLHttpRequest" };
  return {
    ...sandbox,
    dataDir,
    get: (path: string, fields: Fields = {}, { session = "demo", headers = {} }: CallOptions = {}) =>
      send("GET", path, { headers: { ...HEADERS, ...headers } }, fields, session),
    post: (path: string, fields: Fields = {}, { session = "demo", headers = {} }: CallOptions = {}) =>
      send(
        "POST",
        path,
        {
          headers: { ...HEADERS, "content-type": "application/x-www-form-urlencoded;charset=UTF-8", ...headers },
          body: form(fields),
        },
        fields,
        session,
      ),
    async upload(bytes: Uint8Array<ArrayBuffer>, { session = "demo" }: CallOptions = {}) {
      const body = new FormData();
      body.append("problemImage", new Blob([bytes]), "photo.jpg");
      const whole = new Response(body);
      const headers = { ...HEADERS, "content-type": whole.headers.get("content-type") ?? "" };
      return send(
        "POST",
        "/user-problem/upload-problem-img",
        { headers, body: await whole.arrayBuffer() },
        {},
        session,
      );
    },
    /** Calls a control or a list of the console with JSON. */
    async control(method: "GET" | "POST" | "DELETE", path: string, body?: object) {
      const response = await sandbox.app.request(`http://localhost:4100${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      const json: unknown = await response.json();
      return { status: response.status, body: v.parse(v.any(), json) };
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
