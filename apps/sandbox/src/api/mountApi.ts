import { parseEnvironment } from "@lending/bridge/environment";
import { maskSecret } from "@lending/edge/headers";
import { cors } from "hono/cors";
import * as v from "valibot";
import type { Lender } from "../lender/createLender.ts";
import { addressOf, originOf, readBody, type ServerApp, type ServerContext } from "../server/serverTypes.ts";
import { type Fields, refuse } from "./endpoint.ts";
import { ENDPOINTS } from "./endpoints.ts";
import { localize, readLanguage } from "./localize.ts";
import { readFields, readSentBody } from "./readFields.ts";

/** How long a browser may cache the response to a preflight request. Chromium caches it for two hours at most. */
const MAX_AGE_SECONDS = 7200;

const { headers, productPrefix } = parseEnvironment({});

/** Every request header that the site sends and that a browser does not allow by itself (docs/api.md). */
const ALLOWED_HEADERS = [
  "Content-Type",
  "X-Requested-With",
  "Idempotency-Key",
  "traceparent",
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
      exposeHeaders: ["Date"],
      maxAge: MAX_AGE_SECONDS,
    }),
  );
}

const FORM_MAX_BYTES = 64 * 1024;
const MULTIPART_EXTRA_BYTES = 16 * 1024;
const HEADERS = {
  "content-type": "application/json; charset=utf-8",
  "cache-control": "no-store",
  vary: "Accept-Language",
  "x-content-type-options": "nosniff",
} as const;

const storedBody = v.pipe(v.string(), v.parseJson(), v.looseObject({}));

interface ApiResponse {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Mounts all JSON endpoints. Every call passes the same checks: the X-Requested-With header, the method, the size of
 * the body, the session, and the Idempotency-Key, by which an intent has its effect once.
 */
export function mountApi(app: ServerApp, lender: Lender, requestLog: RequestLog): void {
  async function handleCall(context: ServerContext, path: string, logged: { form: Fields }): Promise<ApiResponse> {
    const { method } = context.req;
    const query = readFields(new URL(context.req.url).searchParams);
    const isProduct = path.startsWith(`${productPrefix}/`);
    // Another site's page cannot set this header without a preflight request. GET calls outside the prefix change
    // nothing, so they do not need it.
    const needsHeader = isProduct || method === "POST";
    if (needsHeader && context.req.header("x-requested-with")?.toLowerCase() !== "xmlhttprequest") {
      return { status: 403, body: refuse("403", "This call needs the header X-Requested-With.") };
    }
    const ofPath = ENDPOINTS.filter((one) => path === (one.path.startsWith("/api/") ? "" : productPrefix) + one.path);
    const endpoint = ofPath.find((one) => one.method === method);
    if (ofPath.length === 0) return { status: 404, body: refuse("404", "Unknown endpoint.") };
    if (endpoint === undefined) {
      const body = refuse("405", "This endpoint does not accept this method.");
      return { status: 405, body, headers: { allow: ofPath.map((one) => one.method).join(", ") } };
    }

    let fields = query;
    let file: Uint8Array | undefined;
    if (method === "POST") {
      const limit = endpoint.takesFile === undefined ? FORM_MAX_BYTES : lender.uploads.sizeMax + MULTIPART_EXTRA_BYTES;
      const bytes = await readBody(context, limit);
      if (bytes === undefined)
        return { status: 413, body: endpoint.shapeRefusal(refuse("413", "The request is too large.")) };
      ({ fields, file } = await readSentBody(bytes, context.req.header("content-type") ?? "", endpoint.takesFile));
      logged.form = fields;
    }

    const session = query.sessionId || context.req.header("x-session-id") || "";
    const borrower = session === "" || !isProduct ? undefined : lender.borrowers.findBySession(session);
    const language = readLanguage(context.req.header("accept-language"));
    const call = { fields, file, borrower, lender, origin: originOf(context), address: addressOf(context), language };
    const intent = method === "POST" ? context.req.header("idempotency-key") : undefined;
    const body = lender.transaction(() => {
      if (!intent || intent.length > 200) return endpoint.respond(call);
      const owner = borrower?.id ?? "";
      const request = JSON.stringify(fields);
      const earlier = lender.intents.find(owner, endpoint.name, intent);
      if (earlier?.request === request) return v.parse(storedBody, earlier.body);
      if (earlier !== undefined)
        return endpoint.shapeRefusal(refuse("409", "This key was used before with other fields."));
      const response = localize(endpoint.respond(call), language);
      lender.intents.save(owner, endpoint.name, intent, request, JSON.stringify(response));
      return response;
    });
    return { status: 200, body };
  }

  app.all("/api/*", async (context) => {
    const started = performance.now();
    const { path } = context.req;
    const logged = { form: {} };
    const { status, body, headers } = await handleCall(context, path, logged);
    requestLog.add(context, status, {
      ...logged,
      code: "code" in body ? String(body.code) : "",
      milliseconds: Math.round((performance.now() - started) * 10) / 10,
    });
    const localized = localize(body, readLanguage(context.req.header("accept-language")));
    const date = new Date(lender.clock.calendarNow()).toUTCString();
    return new Response(JSON.stringify(localized), { status, headers: { ...HEADERS, date, ...headers } });
  });
}

const REQUESTS_MAX = 1000;

/** Replaces the values of secret fields with "***". */
const maskSecrets = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, maskSecret(name, value)]));

/** Describes a request to the API. Its status is 0 when no response reached the client; its code is "" without an envelope. */
const describeRequest = (context: ServerContext, status: number, { form = {}, code = "", milliseconds = 0 } = {}) => ({
  method: context.req.method,
  path: context.req.path,
  query: maskSecrets(readFields(new URL(context.req.url).searchParams)),
  form: maskSecrets(form),
  ...{ status, code, fault: context.get("fault") ?? "", milliseconds },
  at: new Date().toISOString(),
});

/** Creates the in-memory log of API requests since the start of the process. */
export function createRequestLog() {
  const requests: ReturnType<typeof describeRequest>[] = [];
  return {
    add(...request: Parameters<typeof describeRequest>) {
      requests.push(describeRequest(...request));
      if (requests.length > REQUESTS_MAX * 2) requests.splice(0, requests.length - REQUESTS_MAX);
    },
    newestFirst: () => requests.slice(-REQUESTS_MAX).reverse(),
    clear() {
      requests.length = 0;
    },
  };
}

export type RequestLog = ReturnType<typeof createRequestLog>;
