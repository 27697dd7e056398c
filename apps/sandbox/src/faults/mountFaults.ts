import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { RequestLog } from "../api/mountApi.ts";
import type { ServerApp, ServerContext } from "../server/serverTypes.ts";
import { FAULT_KINDS, type Fault, type Faults } from "./createFaults.ts";

const DRIP_PIECES = 60;

/** Returns whether faults skip this path. They skip the console, but not the pages that imitate other sites. */
const isSafe = (path: string) =>
  path === "/sandbox" || (path.startsWith("/sandbox/") && !/^\/sandbox\/(wallet|agreements|uploads)\//.test(path));

/** Applies the configured faults to responses. Some kinds need access to the socket. */
export function mountFaults(app: ServerApp, faults: Faults, requestLog: RequestLog): void {
  app.use("*", async (context, next) => {
    const { path } = context.req;
    const fault = isSafe(path) ? undefined : faults.take(path);
    if (fault === undefined) return next();
    context.set("fault", fault.kind);
    const note = (status: number) => {
      if (path.startsWith("/api/")) requestLog.add(context, status);
    };

    const replacement = FAULT_KINDS[fault.kind].replace?.();
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
  const rewrite = FAULT_KINDS[fault.kind].rewrite;
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
