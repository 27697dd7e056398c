import type { EarlyRead } from "@lending/api-client/request-line";
import { findHost, leavePage } from "@lending/bridge/back";
import { pushEntry, replaceAddress } from "@lending/bridge/history-entry";
import {
  chooseLocale,
  cleanAddress,
  type LocaleSettings,
  type RequestEnvironment,
  readLaunch,
  requestContext,
  requestLanguage,
} from "@lending/bridge/launch";
import type { Locale } from "@lending/ui/locales";
import {
  NEXT_ROUTE_PRELOADS_ID,
  ROUTE_PRELOADS_ID,
  type RoutePreloads,
  type StartupPreloads,
} from "../manifest/routePreloads.ts";
import { sendEarlyRequest } from "./earlyReads.ts";
import { showActions } from "./facts/earlyActions.ts";
import type { Data } from "./facts/readFacts.ts";
import { showFacts } from "./facts/showFacts.ts";
import { listenToControls, preparePublicPage, showTemplate, translate } from "./firstPaintControls.ts";
import { type Handover, hasHandover, leaveHandover } from "./handover.ts";
import { keepDocument } from "./keepDocument.ts";
import { findSame, keepInput, keepPress, moveFields } from "./keepInput.ts";
import { applyStyles, link, preloadFiles, preloadModules } from "./preloadFiles.ts";
import { SERVER_READ, takeOrSend } from "./serverRead.ts";

/** The build compiles this script once for each kind of document, so that none contains code that it does not need. */
declare const WRITES_FACTS: boolean;
declare const SHOWS_ACTIONS: boolean;
declare const IS_PAGE: boolean;

/** The part of the environment that this script reads; the shell validates all of it. */
interface StartupEnvironment extends RequestEnvironment, LocaleSettings {
  readonly linkScheme: string;
}

const readJson = <T>(id: string) => JSON.parse(document.getElementById(id)?.textContent || "null") as T;

// The second step of a launch link: only the head of the document has arrived, and this script requests everything it
// lists.
const environment = readJson<StartupEnvironment>("environment");
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
if (IS_PAGE) keepDocument(() => findHost(window, launch.platform) === "browser");

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
  document.title = title[locale as Locale] || title.source;
}

const preloads = readJson<StartupPreloads | null>(ROUTE_PRELOADS_ID);
let first: ReturnType<typeof request> = [];
if (preloads) {
  first = request(preloads, query);
  handOver(first);
  setTitle(preloads);
}
// A public page is prerendered in the deployment's language and without a hash. In another language, and for a hash
// that selects another page, it shows a first paint like every screen.
const usesPage = IS_PAGE && locale === environment.locale && !/^#\//.test(location.hash);
// The browser may paint a page whose end has not arrived.
if (IS_PAGE) html.hidden = !usesPage;
// The script is in the head, so the first paint element is not parsed yet.
const observer = new MutationObserver(() => {
  if (!document.getElementById("root")) return;
  observer.disconnect();
  if (IS_PAGE) html.hidden = false;
  preloadModules(document.querySelectorAll("link"));
  for (const template of document.querySelectorAll("template")) translate(template.content, locale);
  applyStyles();
  if (preloads) prepareFirstPaint(preloads, first[0]);
});
observer.observe(document, { childList: true, subtree: true });

function prepareFirstPaint(routePreloads: StartupPreloads, first: EarlyRead | undefined) {
  const place = document.getElementById("skeleton");
  // The screen may have rendered already.
  if (!place) return;
  if (usesPage && place.dataset.page !== undefined) preparePublicPage(place);
  else fillFirstPaint(place, routePreloads, query, first);
  if (IS_PAGE) discardTap = keepInput(place, { moveFields });
  if (SHOWS_ACTIONS) discardTap = keepInput(place, { openLink: watchLinks(place) });
  const screen = document.getElementById("root") as HTMLElement;
  keepPress(place, (pressed) =>
    IS_PAGE || SHOWS_ACTIONS ? findSame(place, screen, pressed) : screen.querySelector<HTMLElement>("[data-back]"),
  );
}

function fillFirstPaint(
  place: HTMLElement,
  { template, facts, actions }: StartupPreloads,
  parameters: URLSearchParams,
  first?: EarlyRead,
) {
  if (template) showTemplate(place, template);
  translate(place, locale);
  if (!WRITES_FACTS || !facts || !first) return;
  const shown = facts.filter(({ unless }) => !unless || !parameters.has(unless));
  const onData = (data: Data, language: Locale) => {
    if (actions) showActions(place, actions, { data, locale: language, query: parameters });
  };
  void showFacts(first.response, place, { facts: shown, locale, onData: SHOWS_ACTIONS && onData });
}

/**
 * Lets the links of a first paint open their path at once: the touch requests what the path needs, and the tap shows its
 * first paint. Returns the function that opens one; it returns false once the shell renders the first path.
 */
function watchLinks(place: HTMLElement) {
  const next = readJson<Record<string, RoutePreloads> | null>(NEXT_ROUTE_PRELOADS_ID) || {};
  const requested: Record<string, ReturnType<typeof request>> = {};
  const prepare = (to: string) => {
    const [path = "", parameters] = to.split("?");
    const route = next[path];
    if (!route || !hasHandover(window) || requested[to]) return route;
    requested[to] = request(route, new URLSearchParams(parameters));
    for (const file of route.modules) link("modulepreload", file);
    return route;
  };
  place.addEventListener("pointerdown", (event) => {
    const control = (event.target as Element).closest<HTMLElement>("[data-to]");
    if (control) prepare(control.dataset.to as string);
  });
  // The browser's Back before the shell runs.
  addEventListener("popstate", () => {
    if (hasHandover(window)) location.reload();
  });
  return (control: HTMLElement) => {
    if (!hasHandover(window)) return false;
    const { to = "", marks } = control.dataset;
    try {
      if (marks) sessionStorage.setItem(marks, "1");
    } catch {
      // As on the screen, which ignores blocked storage.
    }
    pushEntry(to);
    const route = prepare(to);
    const sent = requested[to];
    if (route && sent) {
      handOver(sent);
      setTitle(route);
      scrollTo(0, 0);
      fillFirstPaint(place, route, new URLSearchParams(location.search), sent[0]);
    } else location.reload();
    return true;
  };
}
