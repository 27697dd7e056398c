import "./polyfills.ts";
import type { EarlyRead } from "@lending/api-client/request-line";
import { leavePage } from "@lending/bridge/back";
import { cleanAddress, clientQuery, type HeaderNames, readLaunch, resolveHeaders } from "@lending/bridge/launch";
import type { StartupWave } from "../manifest/firstWave.ts";
import type { RouteTitle } from "../routes/defineRoutes.ts";
import { showFacts } from "./facts/showFacts.ts";
import { type Handover, leaveHandover } from "./handover.ts";
import { keepPage } from "./keepPage.ts";
import { labelControls } from "./labelControls.ts";
import { listenToControls } from "./listenToControls.ts";
import { preloadFiles } from "./preloadFiles.ts";
import { sendEarlyRequest } from "./sendEarlyRequest.ts";
import { showSkeleton } from "./showSkeleton.ts";

/** The build makes this script twice: documents of paths without facts do not carry what writes them. */
declare const WRITES_FACTS: boolean;

/** The part of the environment that the start-up reads; the shell validates the whole. */
interface StartupEnvironment {
  readonly headers: HeaderNames;
  readonly apiBase: string;
  readonly productPrefix: string;
  readonly locale: string;
  readonly linkScheme: string;
}

const readJson = <T>(id: string) => JSON.parse((document.getElementById(id) as HTMLElement).textContent as string) as T;

// The second step of a launch link: nothing but the head of the document has arrived, and everything it leads to is asked for here.
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
document.documentElement.lang = locale === "source" ? "en" : locale;

const wave = readJson<StartupWave | null>("first-wave");
if (wave) {
  const context = {
    apiBase: environment.apiBase,
    productPrefix: environment.productPrefix,
    clientQuery: clientQuery(launch),
    headers: resolveHeaders(environment.headers, launch),
  };
  const sent = wave.early.map((early) => sendEarlyRequest(early, query, context, fetch.bind(window)));
  for (const one of sent) if (one) handover.early.set(one.key, one);
  preloadFiles(wave, locale);
  const title = wave.title[locale as keyof RouteTitle] || wave.title.source;
  document.title = title;
  // The script stands in the head: the place it fills follows.
  document.addEventListener("readystatechange", () => fillPlace(wave, title, sent[0]), { once: true });
}

function fillPlace(known: StartupWave, title: string, first: EarlyRead | undefined) {
  const place = document.getElementById("skeleton");
  // The screen may be there already.
  if (!place) return;
  // A public page is written out in the deployment's own language; in another one it waits like every screen.
  const isWritten = place.dataset.page !== undefined && locale === environment.locale;
  if (isWritten) keepPage(place);
  else {
    showSkeleton(place, known.skeleton, title);
    labelControls(place, locale);
  }
  if (!WRITES_FACTS || !known.facts || !first || isWritten) return;
  const facts = known.facts.filter(({ unless }) => !unless || !query.has(unless));
  void showFacts(first.answer, facts, locale, place);
}
