import { parseEnvironment } from "@lending/bridge/environment";
import { cors } from "hono/cors";
import type { ServerApp } from "../server/serverTypes.ts";

/** How long a browser may keep the response to a preflight request. Chromium keeps it for two hours at most. */
const MAX_AGE_SECONDS = 7200;

const { headers } = parseEnvironment({});

/** Every request header that the site sends and that a browser does not allow by itself (docs/api.md). */
const ALLOWED_HEADERS = [
  "Content-Type",
  "X-Requested-With",
  "Idempotency-Key",
  ...Object.keys(headers.json),
  ...Object.keys(headers.form),
];

/** Lets pages of these origins call the API. Without any, only pages of the sandbox's own origin can. */
export function mountCors(app: ServerApp, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.use(
    "/api/*",
    cors({
      origin: [...origins],
      allowMethods: ["GET", "POST"],
      allowHeaders: ALLOWED_HEADERS,
      maxAge: MAX_AGE_SECONDS,
    }),
  );
}
