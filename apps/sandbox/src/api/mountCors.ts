import { parseEnvironment } from "@lending/bridge/environment";
import { cors } from "hono/cors";
import type { ServerApp } from "../server/serverTypes.ts";

/** How long a browser may cache the response to a preflight request. Chromium caches it for two hours at most. */
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

/** Allows pages of these origins to call the API. When the list is empty, only same-origin pages can. */
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
