import type { EarlyRead } from "@lending/api-client/request-line";
import { findHost, leavePage } from "@lending/bridge/back";
import type { Environment } from "@lending/bridge/environment";
import { pushEntry, replaceAddress } from "@lending/bridge/history-entry";
import { chooseLocale, cleanAddress, readLaunch, requestContext, requestLanguage } from "@lending/bridge/launch";
import {
  FACTS_ID,
  NEXT_ROUTE_PRELOADS_ID,
  type PreloadFile,
  ROUTE_PRELOADS_ID,
  type RoutePreloads,
  type StartupPreloads,
} from "../manifest/routePreloads.ts";
import { type Handover, hasHandover, leaveHandover, SERVER_READ, sendEarlyRequest, takeOrSend } from "./earlyReads.ts";
import { loadFirstFacts, showControls, showFacts } from "./facts.ts";
import { type FollowLink, followPageLink, isPlainClick, listenToControls, translate } from "./firstPaintControls.ts";
import { findSame, keepInput, keepPress, moveFields, pressLinksBySpace } from "./keepInput.ts";
import { openContactLinks, showTemplate } from "./pageElements.ts";
import { applyStyles, link, preloadFiles, preloadModules } from "./preloadFiles.ts";

/** The build compiles this script once for each kind of document, so that none contains code that it does not need. */
declare const HAS_FACTS: boolean;
declare const HAS_CONTROLS: boolean;
declare const IS_PAGE: boolean;

const readJson = <T>(id: string) => JSON.parse(document.getElementById(id)?.textContent || "null") as T;

// The second step of a launch link: only the head of the document has arrived, and this script requests everything it
// lists.
const environment = readJson<Environment>("environment");
const query = new URLSearchParams(location.search);
const launch = readLaunch(window);
const clean = cleanAddress(location.href);
if (clean !== location.href) replaceAddress(clean);

const handover: Handover = { launch, early: new Map() };
leaveHandover(window, handover);
let discardTap = () => {};
const goBack = () => {
  discardTap();
  const { closeWebview } = handover;
  leavePage(window, { platform: launch.platform, linkScheme: environment.linkScheme, closeWebview });
};
listenToControls(document, goBack, () => location.reload());
// A prerendered page has mail and phone links before the shell runs.
if (IS_PAGE) openContactLinks(() => findHost(window, launch.platform) === "browser");

const locale = chooseLocale(environment, launch);
const html = document.documentElement;
html.lang = requestLanguage(locale);

const hasServerRead = document.querySelector(`meta[name=${SERVER_READ}]`);
const send = hasServerRead ? takeOrSend : fetch.bind(window);

/** Requests the data and the files of a path. Returns the reads, and makes the shell use them instead of others. */
function request(preloads: StartupPreloads, parameters: URLSearchParams) {
  const context = requestContext(environment, launch, locale);
  const sent = preloads.early.map((early) => sendEarlyRequest(early, parameters, context, send));
  preloadFiles(preloads, locale);
  return sent;
}

function handOver(sent: ReturnType<typeof request>) {
  handover.early.clear();
  for (const one of sent) if (one) handover.early.set(one.key, one);
}

function setTitle({ title }: StartupPreloads) {
  document.title = title[locale] || title.source;
}

const preloads = readJson<StartupPreloads | null>(ROUTE_PRELOADS_ID);
if (preloads?.redirect) replaceAddress(preloads.redirect + location.search + location.hash);
let first: ReturnType<typeof request> = [];
if (preloads) {
  first = request(preloads, query);
  handOver(first);
  setTitle(preloads);
}
// A public page is prerendered in the deployment's language and without a hash. In another language, and for a hash
// that selects another page, it shows a first paint like every screen.
const usesPage = IS_PAGE && locale === environment.locale && !/^#\//.test(location.hash);
// The browser may paint a page before its end has arrived.
if (IS_PAGE) html.hidden = !usesPage;
// The script is in the head, so the first paint element is not parsed yet.
const observer = new MutationObserver(() => {
  if (!document.getElementById("root")) return;
  observer.disconnect();
  if (IS_PAGE) html.hidden = false;
  preloadModules(document.querySelectorAll("link"));
  applyStyles();
  if (preloads) prepareFirstPaint(preloads, first[0]);
});
observer.observe(document, { childList: true, subtree: true });
// The first paints of later paths are at the end of the document.
addEventListener("DOMContentLoaded", () => {
  for (const template of document.querySelectorAll("template")) translate(template.content, locale);
});

function prepareFirstPaint(routePreloads: StartupPreloads, first: EarlyRead | undefined) {
  const place = document.getElementById("skeleton");
  // The screen may have rendered already.
  if (!place) return;
  if (usesPage && place.dataset.page !== undefined) place.querySelector("[data-asked=true]")?.scrollIntoView();
  else fillFirstPaint(place, routePreloads, document.getElementById(FACTS_ID) as HTMLLinkElement | null, query, first);
  if (IS_PAGE) {
    pressLinksBySpace(place);
    discardTap = keepInput(place, { followLink: followPageLink, moveFields });
  }
  if (HAS_CONTROLS) discardTap = keepInput(place, { followLink: watchLinks(place) });
  const screen = document.getElementById("root") as HTMLElement;
  keepPress(place, (pressed) =>
    IS_PAGE || HAS_CONTROLS ? findSame(place, screen, pressed) : screen.querySelector<HTMLElement>("[data-back]"),
  );
}

function fillFirstPaint(
  place: HTMLElement,
  { template }: StartupPreloads,
  facts: PreloadFile | null | undefined,
  parameters: URLSearchParams,
  first?: EarlyRead,
) {
  if (template) showTemplate(place, template);
  translate(place, locale);
  if (!HAS_FACTS || !first) return;
  void showFacts(first.response, place, {
    readFacts: loadFirstFacts(facts),
    pathname: location.pathname,
    query: parameters,
    locale,
    wireNames: environment.wireNames,
    showControls: HAS_CONTROLS ? showControls : undefined,
  });
}

/**
 * Lets the links of a first paint to the next paths open them at once: the touch requests what the path needs, and the tap shows
 * its first paint. Returns the function that follows one; the screen follows any other, and all once the shell runs.
 */
function watchLinks(place: HTMLElement): FollowLink {
  const requested: Record<string, ReturnType<typeof request>> = {};
  const prepare = ({ pathname, search, href }: HTMLAnchorElement) => {
    // At the end of the document, so it may still arrive.
    const route = readJson<Record<string, RoutePreloads> | null>(NEXT_ROUTE_PRELOADS_ID)?.[pathname];
    if (!route || !hasHandover(window)) return undefined;
    if (!requested[href]) {
      requested[href] = request(route, new URLSearchParams(search));
      for (const file of [...route.modules, ...(route.facts ? [route.facts] : [])]) link("modulepreload", file);
    }
    return [route, requested[href]] as const;
  };
  place.addEventListener("pointerdown", (event) => {
    const control = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    if (control) prepare(control);
  });
  // The browser's Back before the shell runs.
  addEventListener("popstate", () => {
    if (hasHandover(window)) location.reload();
  });
  return (control, event) => {
    if (!isPlainClick(control, event)) return undefined;
    const prepared = prepare(control);
    if (!prepared) return "repeat";
    const [route, sent] = prepared;
    if (!pushEntry(control.href)) return "opened";
    handOver(sent);
    setTitle(route);
    scrollTo(0, 0);
    fillFirstPaint(place, route, route.facts, new URLSearchParams(location.search), sent[0]);
    return "opened";
  };
}
