import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import * as v from "valibot";
import { NO_SESSION } from "../api/endpoint.ts";
import { readFields, WIRE_NAMES } from "../api/readFields.ts";
import { maskSecrets, type RequestLog } from "../api/requestLog.ts";
import type { ServerApp, ServerContext } from "../server/serverTypes.ts";
import type { Fault, Faults } from "./createFaults.ts";

const PAGE = "<!doctype html><title>Gateway</title><h1>The gateway is having a bad day</h1>";
const DRIP_PIECES = 60;

const json = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });
const page = (status: number) =>
  new Response(PAGE, { status, headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });

/** Faults that replace the response without handling the call. */
const REPLACEMENTS: Partial<Record<Fault["kind"], () => Response>> = {
  "401": () => json("{}", 401),
  "403": () => page(403),
  "code-401": () => json(JSON.stringify(NO_SESSION)),
  "500": () => json('{"code":"500","message":"Something broke on our side.","data":null}', 500),
  "502": () => page(502),
  "429": () =>
    new Response('{"code":"429","message":"Too many requests.","data":null}', {
      status: 429,
      headers: { "content-type": "application/json", "retry-after": "5" },
    }),
  html: () => page(200),
  null: () => json("null"),
  "empty-object": () => json("{}"),
  array: () => json("[]"),
};

/** Faults that change the text of the real response and keep HTTP intact. */
const REWRITTEN: Partial<Record<Fault["kind"], (text: string) => string>> = {
  short: (text) => text.slice(0, text.length >> 1),
  "code-number": (text) => withCode(text, Number),
  "code-string": (text) => withCode(text, String),
  "code-absent": (text) => withCode(text, () => undefined),
};

/** Field names of the code in a response. */
const CODE_NAMES = ["code", WIRE_NAMES.openProductAnswer.status];

function withCode(text: string, change: (code: unknown) => unknown): string {
  const body = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), text);
  if (!body.success) return text;
  const entries = Object.entries(body.output);
  return JSON.stringify(
    Object.fromEntries(entries.map(([name, value]) => [name, CODE_NAMES.includes(name) ? change(value) : value])),
  );
}

/** Returns whether faults skip this path. They skip the console, but not the pages that imitate other sites. */
const isSafe = (path: string) =>
  path === "/sandbox" || (path.startsWith("/sandbox/") && !/^\/sandbox\/(wallet|agreements|uploads)\//.test(path));

/** Applies the configured faults to responses. Some kinds need access to the socket. */
export function mountFaults(app: ServerApp, faults: Faults, requestLog: RequestLog): void {
  app.use("*", async (context, next) => {
    const { method, path } = context.req;
    const fault = isSafe(path) ? undefined : faults.take(method, path);
    if (fault === undefined) return next();
    context.set("fault", fault.kind);
    const note = (status: number) => {
      if (!path.startsWith("/api/")) return;
      const query = maskSecrets(readFields(new URL(context.req.url).searchParams));
      requestLog.add({
        method,
        path,
        query,
        form: {},
        status,
        code: "",
        fault: fault.kind,
        milliseconds: 0,
        at: new Date().toISOString(),
      });
    };

    const replacement = REPLACEMENTS[fault.kind]?.();
    if (replacement !== undefined) {
      note(replacement.status);
      return replacement;
    }
    if (fault.kind === "reset" || fault.kind === "hang") {
      note(0);
      return fault.kind === "hang" ? hang(context) : breakConnection(context);
    }
    if (fault.kind === "slow") {
      await wait(fault.delayMs);
      return next();
    }
    await next();
    const real = context.res;
    context.res = undefined;
    context.res = fault.kind === "lost-response" ? breakConnection(context) : await spoil(context, real, fault);
  });
}

function breakConnection(context: ServerContext): Response {
  const socket = context.env?.outgoing?.socket;
  if (!socket) return failingResponse();
  socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

async function hang(context: ServerContext): Promise<Response> {
  const outgoing = context.env?.outgoing;
  if (outgoing === undefined) return new Promise<Response>(() => {});
  await new Promise<void>((resolve) => outgoing.once("close", resolve));
  return RESPONSE_ALREADY_SENT;
}

/** Breaks the connection. Without a socket (in-process calls) it returns a response with a failing body. */
const failingResponse = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.error(new Error("The connection was reset."));
      },
    }),
  );

async function spoil(context: ServerContext, real: Response, fault: Fault): Promise<Response> {
  const bytes = Buffer.from(await real.arrayBuffer());
  const rewrite = REWRITTEN[fault.kind];
  if (rewrite !== undefined) return new Response(rewrite(bytes.toString("utf8")), real);
  const outgoing = context.env?.outgoing;
  const half = bytes.subarray(0, bytes.length >> 1);
  if (outgoing === undefined) {
    if (fault.kind === "reset-midway") return failingResponse();
    return new Response(fault.kind === "truncate" ? half : bytes, real);
  }
  const headers = Object.fromEntries(real.headers);
  outgoing.writeHead(real.status, { ...headers, "content-length": String(bytes.length) });
  if (fault.kind === "truncate") outgoing.write(half, () => outgoing.socket?.destroy());
  else if (fault.kind === "reset-midway") outgoing.write(half, () => outgoing.socket?.resetAndDestroy());
  else await drip(outgoing, bytes, fault.delayMs);
  return RESPONSE_ALREADY_SENT;
}

async function drip(outgoing: ServerResponse, bytes: Buffer, delayMs: number): Promise<void> {
  const size = Math.max(1, Math.ceil(bytes.length / DRIP_PIECES));
  for (let start = 0; start < bytes.length && !outgoing.destroyed; start += size) {
    outgoing.write(bytes.subarray(start, start + size));
    await wait(delayMs);
  }
  outgoing.end();
}
