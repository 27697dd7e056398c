import { hasLaunchParameter, LAUNCH_PARAMETERS } from "@lending/bridge/launch";
import { sha256 } from "./contentSecurityPolicy.ts";

/** The shell's page about a link from another site that was not opened. */
const OTHER_SITE_PATH = "/otherSite";

const OWN = ["sessionId", "deviceId"];
/** The message of the error page. */
const MESSAGE = "message";
const REMOVED = [...LAUNCH_PARAMETERS.filter((name) => name !== "lang"), MESSAGE];

/**
 * Runs in the page, in syntax of Chromium 76, the first engine that reports cross-site navigations. Compares the link
 * with the stored launch, which no server knows.
 */
const scriptFor = (codes: readonly string[]) =>
  [
    `var query=new URLSearchParams(location.search),launch="",own=${JSON.stringify(OWN)};`,
    'try{launch=sessionStorage.getItem("launch")||""}catch(e){}',
    "launch=new URLSearchParams(launch);",
    'var isRefused=own.some(function(n){return query.has(n)&&query.get(n)!==(launch.get(n)||"")})',
    `||${JSON.stringify(codes)}.some(function(n){return query.has(n)});`,
    `${JSON.stringify(REMOVED)}.forEach(function(n){query.delete(n)});`,
    'query=""+query;',
    `location.replace(isRefused?${JSON.stringify(OTHER_SITE_PATH)}:`,
    'location.pathname.replace(/^\\/+/,"/")+(query&&"?"+query)+location.hash)',
  ].join("");

/**
 * Returns how a server treats links from other sites. `codes` are the parameters that only the lender may state, such as
 * a payment code.
 */
export function createOtherSiteLinks(codes: readonly string[]) {
  const script = scriptFor(codes);
  return {
    /**
     * Returns whether a link states what only the lender or its app may state: a launch, a code or an error message. A
     * language is nobody's secret, and campaigns state it.
     */
    isRefused(query: URLSearchParams): boolean {
      const others = new URLSearchParams(query);
      others.delete("lang");
      return hasLaunchParameter(others) || [...codes, MESSAGE].some((name) => others.has(name));
    },
    /**
     * The document of such a link, the same for every path. The link opens without its launch and message when it names no
     * other session and device than the stored ones and shows no code. Otherwise the page of `OTHER_SITE_PATH` opens. The
     * next navigation is this site's own.
     */
    html: [
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
      `<noscript><meta http-equiv="refresh" content="0;url=${OTHER_SITE_PATH}"></noscript>`,
      `<title>…</title><script>${script}</script></head><body></body></html>`,
    ].join(""),
    /** No cache may hold it: the same address opens the path's own document for every other navigation. */
    headers: {
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; script-src ${sha256(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    },
  };
}
