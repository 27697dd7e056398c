import type { Environment } from "@lending/bridge/environment";
import { hasLaunchParameter, LAUNCH_PARAMETERS } from "@lending/bridge/launch";
import { cspHash } from "@lending/federation/document";
import { createBody, respond } from "../http/body.ts";
import { NO_STORE } from "../http/headers.ts";

/** The shell's page about a link from another site that was not opened. */
const OTHER_SITE_PATH = "/otherSite";

const OWN = ["sessionId", "deviceId"];
/** The parameters with which a link states what to pay. This server accepts them from no other site. */
const CODES = ["payCode", "payCodeImg", "repayAmount"];
/** The message of the error page. */
const MESSAGE = "message";
const REMOVED = [...LAUNCH_PARAMETERS.filter((name) => name !== "lang"), MESSAGE];

/**
 * Runs in the page, in syntax of Chromium 76, the first engine that reports cross-site navigations. Compares the link
 * with the stored launch, which no server knows.
 */
const script = [
  `var query=new URLSearchParams(location.search),launch="",own=${JSON.stringify(OWN)};`,
  'try{launch=sessionStorage.getItem("launch")||""}catch(e){}',
  "launch=new URLSearchParams(launch);",
  'var isRefused=own.some(function(n){return query.has(n)&&query.get(n)!==(launch.get(n)||"")})',
  `||${JSON.stringify(CODES)}.some(function(n){return query.has(n)});`,
  `${JSON.stringify(REMOVED)}.forEach(function(n){query.delete(n)});`,
  'query=""+query;',
  `location.replace(isRefused?${JSON.stringify(OTHER_SITE_PATH)}:`,
  'location.pathname.replace(/^\\/+/,"/")+(query&&"?"+query)+location.hash)',
].join("");

/**
 * The document of such a link, the same for every path. The link opens without its launch and message when it names no
 * other session and device than the stored ones and shows no code. Otherwise the page of `OTHER_SITE_PATH` opens. The
 * next navigation is this site's own.
 */
const body = createBody(
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    `<noscript><meta http-equiv="refresh" content="0;url=${OTHER_SITE_PATH}"></noscript>`,
    `<title>…</title><script>${script}</script></head><body></body></html>`,
  ].join(""),
);
const headers = {
  // No cache may hold it: the same address opens the path's own document for every other navigation.
  ...{ ...NO_STORE, "content-type": "text/html; charset=utf-8" },
  ...{ "referrer-policy": "no-referrer", "x-frame-options": "DENY" },
  "content-security-policy": `default-src 'none'; script-src ${cspHash(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};

/**
 * Returns whether a link states what only the lender or its app may state: a launch, a code or an error message. A
 * language is nobody's secret, and campaigns state it.
 */
function isRefused(query: URLSearchParams): boolean {
  const others = new URLSearchParams(query);
  others.delete("lang");
  return hasLaunchParameter(others) || [...CODES, MESSAGE].some((name) => others.has(name));
}

/** Whether a page of a sibling host is one of the lender's own, by its environment. */
function isOwnHost(referrer: string, { h5Base, sessionHosts }: Environment): boolean {
  if (!URL.canParse(referrer)) return false;
  return [h5Base.replace(/^https?:\/\//, ""), ...sessionHosts].includes(new URL(referrer).host);
}

/**
 * Responds to a link of another site that states a launch, a code or a message, which only the lender may state. Undefined for any
 * other request.
 */
export async function respondOtherSiteLink(request: Request, environment: Environment): Promise<Response | undefined> {
  const site = request.headers.get("sec-fetch-site");
  const referrer = request.headers.get("referer") ?? "";
  const isElsewhere = site === "cross-site" || (site === "same-site" && !isOwnHost(referrer, environment));
  if (!isElsewhere || !isRefused(new URL(request.url).searchParams)) return undefined;
  return respond(request, body, { headers });
}
