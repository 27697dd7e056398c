import "./polyfills.ts";
import type { EarlyRead } from "@lending/api-client/request-line";
import { leavePage } from "@lending/bridge/back";
import {
  cleanAddress,
  clientQuery,
  type HeaderNames,
  readLaunch,
  requestLanguage,
  resolveHeaders,
} from "@lending/bridge/launch";
import { ROUTE_PRELOADS_ID, type StartupPreloads } from "../manifest/routePreloads.ts";
import type { RouteTitle } from "../routes/defineRoutes.ts";
import { sendEarlyRequest } from "./earlyReads.ts";
import { showFacts } from "./facts/showFacts.ts";
import { type Handover, leaveHandover } from "./handover.ts";
import { preloadFiles } from "./preloadFiles.ts";
import { labelControls, listenToControls, preparePublicPage, showSkeleton } from "./skeletonControls.ts";

/** The build compiles this script twice: documents of paths without facts do not contain the code that writes them. */
declare const WRITES_FACTS: boolean;

/** The part of the environment that this script reads; the shell validates all of it. */
interface StartupEnvironment {
  readonly headers: HeaderNames;
  readonly apiBase: string;
  readonly productPrefix: string;
  readonly locale: string;
  readonly linkScheme: string;
}

const readJson = <T>(id: string) => JSON.parse((document.getElementById(id) as HTMLElement).textContent as string) as T;

// The second step of a launch link: only the head of the document has arrived, and this script requests everything it
// lists.
const environment = readJson<StartupEnvironment>("environment");
const query = new URLSearchParams(location.search);
const launch = readLaunch(window);
const clean = cleanAddress(location.href);
if (clean !== location.href) history.replaceState(history.state, "", clean);

const handover: Handover = { launch, early: new Map() };
leaveHandover(window, handover);
const goBack = () => {
  const { closeWebview } = handover;
  leavePage(window, { platform: launch.platform, linkScheme: environment.linkScheme, closeWebview });
};
listenToControls(document, goBack, () => location.reload());

const locale = launch.lang || environment.locale;
const language = requestLanguage(locale);
document.documentElement.lang = language;

const preloads = readJson<StartupPreloads | null>(ROUTE_PRELOADS_ID);
if (preloads) {
  const context = {
    apiBase: environment.apiBase,
    productPrefix: environment.productPrefix,
    clientQuery: clientQuery(launch),
    language,
    headers: resolveHeaders(environment.headers, launch),
  };
  const sent = preloads.early.map((early) => sendEarlyRequest(early, query, context, fetch.bind(window)));
  for (const one of sent) if (one) handover.early.set(one.key, one);
  preloadFiles(preloads, locale);
  const title = preloads.title[locale as keyof RouteTitle] || preloads.title.source;
  document.title = title;
  // The script is in the head, so the skeleton element is not parsed yet.
  document.addEventListener("readystatechange", () => fillSkeleton(preloads, title, sent[0]), { once: true });
}

function fillSkeleton(routePreloads: StartupPreloads, title: string, first: EarlyRead | undefined) {
  const place = document.getElementById("skeleton");
  // The screen may have rendered already.
  if (!place) return;
  // A public page is prerendered in the deployment's language. In another language it shows a skeleton like every
  // screen.
  const isPrerendered = place.dataset.page !== undefined && locale === environment.locale;
  if (isPrerendered) preparePublicPage(place);
  else {
    showSkeleton(place, routePreloads.skeleton, title);
    labelControls(place, locale);
  }
  if (!WRITES_FACTS || !routePreloads.facts || !first || isPrerendered) return;
  const facts = routePreloads.facts.filter(({ unless }) => !unless || !query.has(unless));
  void showFacts(first.answer, facts, locale, place);
}
