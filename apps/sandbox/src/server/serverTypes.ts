import type { HttpBindings } from "@hono/node-server";
import type { Context, Hono } from "hono";

/** Bindings are there behind a real server and absent in `app.request()`. */
export interface ServerEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The fault that this answer was given, for the list of requests. */
    fault?: string;
  };
}
export type ServerApp = Hono<ServerEnv>;
export type ServerContext = Context<ServerEnv>;

/** Where the caller reached us, as the start of links: a TLS proxy in front says so itself. */
export function originOf(context: ServerContext): string {
  const { origin } = new URL(context.req.url);
  return context.req.header("x-forwarded-proto") === "https" ? origin.replace(/^http:/, "https:") : origin;
}

export const addressOf = (context: ServerContext) => context.env?.incoming?.socket.remoteAddress ?? "local";
