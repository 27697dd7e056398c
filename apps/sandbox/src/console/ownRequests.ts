import { isIP } from "node:net";
import type { ServerApp } from "../server/serverTypes.ts";
import { NO_STORE } from "./control.ts";

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
