import { isIP } from "node:net";
import { NO_STORE } from "@lending/edge/headers";
import * as v from "valibot";
import { readBody, type ServerApp, type ServerContext } from "../server/serverTypes.ts";

const CONTROL_MAX_BYTES = 256 * 1024;
const jsonRecord = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** Reads the body of a control request: a JSON object, or a form without its empty fields. Returns undefined when it is neither. */
async function readControl(context: ServerContext): Promise<Readonly<Record<string, unknown>> | undefined> {
  const bytes = await readBody(context, CONTROL_MAX_BYTES);
  if (bytes === undefined) return undefined;
  const text = new TextDecoder().decode(bytes);
  if (text.trim() === "") return {};
  if (isForm(context)) return Object.fromEntries([...new URLSearchParams(text)].filter(([, value]) => value !== ""));
  const parsed = v.safeParse(jsonRecord, text);
  return parsed.success ? parsed.output : undefined;
}

const isForm = (context: ServerContext) =>
  (context.req.header("content-type") ?? "").startsWith("application/x-www-form-urlencoded");

type Changes = Readonly<Record<string, unknown>>;
type ControlResult = { readonly status?: 400 | 404 | 405; readonly body: unknown };
/** `id` is the last parameter of the path: an order, a product, a fault, a complaint or the token of a code. */
type Handler = (changes: Changes, id: string) => ControlResult;

export const done = (body: unknown = { ok: true }): ControlResult => ({ body });
export const wrong = (message: string, status: 400 | 404 = 400): ControlResult => ({
  status,
  body: { ok: false, message },
});

/**
 * Mounts a control of the sandbox. A program sends and receives JSON; the console sends a form and is redirected to the
 * page that sent it.
 */
export function control(app: ServerApp, method: "POST" | "DELETE", path: string, handler: Handler): void {
  app.on(method, path, async (context) => {
    const changes = await readControl(context);
    if (changes === undefined)
      return context.json({ ok: false, message: "Send a JSON object or a form." }, 400, NO_STORE);
    const { body, status = 200 } = handler(changes, context.req.param("id") ?? "");
    if (isForm(context) && status === 200) return context.redirect(pageOf(context), 303);
    return context.json(body, status, NO_STORE);
  });
}

/** Returns the path of the page that sent a form, because the console must never redirect to another site. */
function pageOf(context: ServerContext): string {
  const page = URL.parse(context.req.header("referer") ?? "");
  return page?.pathname.startsWith("/sandbox") ? page.pathname + page.search : "/sandbox";
}

/** Parts of the sandbox that the lender's pages show to a borrower. Everything else belongs to the console. */
const SHOWN_TO_BORROWERS = /^\/sandbox\/(?:assets|wallet|agreements|uploads)\//;

const hostnameOf = (address: string) => new URL(address).hostname.replace(/^\[|\]$/g, "");

/**
 * Refuses requests to the console under a name that is not this machine's, and those of pages on other origins: a site whose name
 * is pointed at this machine (DNS rebinding) could otherwise read messages and orders. Addresses in digits are safe from that.
 */
export function mountOwnRequests(app: ServerApp, ownHost: string): void {
  const isOwn = (name: string) =>
    name === "localhost" || name.endsWith(".localhost") || name === ownHost || isIP(name) !== 0;
  app.use("/sandbox/*", async (context, next) => {
    if (SHOWN_TO_BORROWERS.test(context.req.path)) return next();
    const { url } = context.req;
    const origin = context.req.header("origin");
    const isOwnPage = origin === undefined || (URL.canParse(origin) && new URL(origin).host === new URL(url).host);
    // A link on another page may open the console, but no other page may change or read it.
    const isForeign = context.req.header("sec-fetch-site") === "cross-site" && context.req.method !== "GET";
    if (isOwn(hostnameOf(url)) && isOwnPage && !isForeign) return next();
    return context.json({ ok: false, message: "Only the sandbox's own pages may do this." }, 403, NO_STORE);
  });
}
