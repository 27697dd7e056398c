import type { HttpBindings } from "@hono/node-server";
import { readBytes } from "@lending/edge/headers";
import type { Context, Hono } from "hono";

/** Bindings exist behind a real server and are absent in `app.request()`. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The fault applied to this response, for the list of requests. */
    fault?: string;
  };
}
export type ServerApp = Hono<ServerEnv>;
export type ServerContext = Context<ServerEnv>;

/** Returns the origin that the caller used, for links. A proxy in front sends it in headers. */
export function originOf(context: ServerContext): string {
  const { protocol, host } = new URL(context.req.url);
  const isHttps = context.req.header("x-forwarded-proto") === "https";
  return `${isHttps ? "https:" : protocol}//${context.req.header("x-forwarded-host") ?? host}`;
}

export const addressOf = (context: ServerContext) => context.env?.incoming?.socket.remoteAddress ?? "local";

/** Reads a body. Stops and returns undefined above the limit. Returns the received part of a truncated body. */
export async function readBody(context: ServerContext, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const length = Number(context.req.header("content-length") ?? Number.NaN);
  if (length > limit) return undefined;
  if (Number.isFinite(length)) return new Uint8Array(await context.req.arrayBuffer());
  return readBytes(context.req.raw, limit);
}
