import { CODE_PARAMETERS, LAUNCH_PARAMETERS, MESSAGE_PARAMETER } from "@lending/bridge/launch";
import { sha256 } from "./contentSecurityPolicy.ts";

/** The shell's page that says that a link from another site was not opened. */
export const OTHER_SITE_PATH = "/otherSite";

const OWN = ["sessionId", "deviceId"];
const REMOVED = [...LAUNCH_PARAMETERS.filter((name) => name !== "lang"), MESSAGE_PARAMETER];

/**
 * Runs in the page, in syntax of Chromium 76, the first engine that reports cross-site navigations. Compares the link
 * with the stored launch, which no server knows.
 */
const script = [
  `var query=new URLSearchParams(location.search),launch="",own=${JSON.stringify(OWN)};`,
  'try{launch=sessionStorage.getItem("launch")||""}catch(e){}',
  "launch=new URLSearchParams(launch);",
  'var isForeign=own.some(function(n){return query.has(n)&&query.get(n)!==(launch.get(n)||"")})',
  `||${JSON.stringify(CODE_PARAMETERS)}.some(function(n){return query.has(n)});`,
  `${JSON.stringify(REMOVED)}.forEach(function(n){query.delete(n)});`,
  'query=""+query;',
  `location.replace(isForeign?${JSON.stringify(OTHER_SITE_PATH)}:`,
  'location.pathname.replace(/^\\/+/,"/")+(query&&"?"+query)+location.hash)',
].join("");

/**
 * The document of a link from another site that states a launch, a code or a message. It is the same for every path. The
 * link opens without its launch and message when it names no other session and device than the stored ones and shows no
 * code. Otherwise the page of `OTHER_SITE_PATH` opens. The next navigation is this site's own.
 */
export const foreignLinkDocument = [
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
  `<noscript><meta http-equiv="refresh" content="0;url=${OTHER_SITE_PATH}"></noscript>`,
  `<title>…</title><script>${script}</script></head><body></body></html>`,
].join("");

/** No cache may hold it: the same address opens the path's own document for every other navigation. */
export const foreignLinkHeaders = {
  "cache-control": "no-store",
  "content-security-policy": `default-src 'none'; script-src ${sha256(script)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
};
