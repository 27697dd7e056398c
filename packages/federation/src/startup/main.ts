import type { EarlyRead } from "@lending/api-client/request-line";
import { findHost, leavePage } from "@lending/bridge/back";
import { replaceAddress } from "@lending/bridge/history-entry";
import { chooseLocale, cleanAddress, readLaunch, requestContext, requestLanguage } from "@lending/bridge/launch";
import { FACTS_ID, type PreloadFile, ROUTE_PRELOADS_ID, type StartupPreloads } from "../manifest/routePreloads.ts";
import { type Handover, leaveHandover, SERVER_READ, sendEarlyRequest, takeOrSend } from "./earlyReads.ts";
import { loadFirstFacts, showFacts } from "./facts.ts";
import { followPageLink, listenToControls, translate } from "./firstPaintControls.ts";
import { findSame, keepInput, keepPress, moveFields, pressLinksBySpace } from "./keepInput.ts";
import {
  openContactLinks,
  readJson,
  START_ENVIRONMENT_ID,
  type StartEnvironment,
  showTemplate,
  untilPainted,
} from "./pageElements.ts";
import { applyStyles, preloadFiles, preloadModules } from "./preloadFiles.ts";
import { leaveStartup, type Sent, type Startup } from "./startupPage.ts";

/** The build compiles this script once for each kind of document, so that none contains code that it does not need. */
declare const HAS_FACTS: boolean;
declare const HAS_CONTROLS: boolean;
declare const IS_PAGE: boolean;

/** Longest time that a page stays hidden while its end has not arrived, in milliseconds. */
const HIDDEN_MS = 3000;

// The second step of a launch link: only the head of the document has arrived, and this script requests everything it
// lists.
const environment = readJson<StartEnvironment>(START_ENVIRONMENT_ID);
const query = new URLSearchParams(location.search);
const launch = readLaunch(window);
const clean = cleanAddress(location.href);
if (clean !== location.href) replaceAddress(clean);

const handover: Handover = { launch, early: new Map() };
leaveHandover(window, handover);
// The script of controls, which follows the data, completes it.
const startup: Partial<Startup> = {};
if (HAS_CONTROLS)
  leaveStartup(
    window,
    Object.assign(startup, {
      request,
      open(route, sent) {
        handOver(sent);
        setTitle(route);
        scrollTo(0, 0);
        const place = document.getElementById("skeleton") as HTMLElement;
        fillFirstPaint(place, route, route.facts, new URLSearchParams(location.search), sent[0]);
      },
      translate: (place) => translate(place, locale),
    } satisfies Startup),
  );
const goBack = () => {
  startup.discardTap?.();
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

function handOver(sent: Sent) {
  handover.early.clear();
  for (const one of sent) if (one) handover.early.set(one.key, one);
}

function setTitle({ title }: StartupPreloads) {
  document.title = title[locale] || title.source;
}

const preloads = readJson<StartupPreloads | null>(ROUTE_PRELOADS_ID);
if (preloads?.redirect) replaceAddress(preloads.redirect + location.search + location.hash);
let first: Sent = [];
if (preloads) {
  first = request(preloads, query);
  handOver(first);
  setTitle(preloads);
}
// A public page is prerendered in the deployment's language and without a hash. In another language, and for a hash
// that selects another page, it shows a first paint like every screen.
const usesPage = IS_PAGE && locale === environment.locale && !/^#\//.test(location.hash);
const show = () => html.removeAttribute("hidden");
// The browser may paint a page before its end has arrived, and cannot scroll to a section before. Where the end does not arrive, the
// page is shown as it is.
if (IS_PAGE) {
  html.hidden = !usesPage || !!preloads?.section;
  html.toggleAttribute("data-at-top", !html.hidden);
  setTimeout(show, HIDDEN_MS);
}
function begin() {
  if (IS_PAGE) show();
  preloadModules(document.querySelectorAll("link"));
  applyStyles();
  if (preloads) prepareFirstPaint(preloads, first[0]);
}
// The script is in the head, so the first paint element is not parsed yet.
const observer = new MutationObserver(() => {
  if (!document.getElementById("root")) return;
  observer.disconnect();
  begin();
});
// What is shown instead of a page is at the end of the document.
if (IS_PAGE && !usesPage) addEventListener("DOMContentLoaded", begin);
else observer.observe(document, { childList: true, subtree: true });
// The first paints of later paths, controls and copy are at the end of the document.
addEventListener("DOMContentLoaded", () => {
  translate(document, locale);
  for (const template of document.querySelectorAll("template")) translate(template.content, locale);
});

function prepareFirstPaint(routePreloads: StartupPreloads, first: EarlyRead | undefined) {
  const place = document.getElementById("skeleton");
  // The screen may have rendered already.
  if (!place) return;
  if (usesPage && place.dataset.page !== undefined) showSection(place, routePreloads);
  else fillFirstPaint(place, routePreloads, document.getElementById(FACTS_ID) as HTMLLinkElement | null, query, first);
  if (IS_PAGE) {
    pressLinksBySpace(place);
    startup.discardTap = keepInput(place, { followLink: followPageLink, moveFields });
  }
  const screen = document.getElementById("root") as HTMLElement;
  keepPress(place, (pressed) => {
    const find = IS_PAGE ? findSame : HAS_CONTROLS && startup.findSame;
    return find ? find(place, screen, pressed) : screen.querySelector<HTMLElement>("[data-back]");
  });
}

/**
 * Scrolls to the section of the path and the strip of links to its link, where the screen has them. A page that opens at its top is
 * laid out to its end once the top is visible.
 */
function showSection(place: HTMLElement, { section }: StartupPreloads) {
  if (!section) return void untilPainted().then(() => html.removeAttribute("data-at-top"));
  // First, because it may also scroll the page.
  place.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  document.getElementById(section)?.scrollIntoView();
}

/** `facts` is null for those of a script in the document, and undefined for none. */
function fillFirstPaint(
  place: HTMLElement,
  { template }: StartupPreloads,
  facts: PreloadFile | null | undefined,
  parameters: URLSearchParams,
  first?: EarlyRead,
) {
  // Without the template, because the connection was cut before it, the page remains.
  if (template && (!IS_PAGE || document.getElementById(template))) showTemplate(place, template);
  translate(place, locale);
  if (!HAS_FACTS || !first || facts === undefined) return;
  void showFacts(first.response, place, {
    facts: loadFirstFacts(facts, first.response),
    pathname: location.pathname,
    query: parameters,
    locale,
    showControls: HAS_CONTROLS ? (group) => startup.showControls?.(place, group, parameters) : undefined,
  });
}
