import "./polyfills.ts";
import { cleanAddress, clientQuery, type HeaderNames, readLaunch, resolveHeaders } from "@lending/bridge/launch";
import { findPath } from "../manifest/findPath.ts";
import type { Registry } from "../manifest/registry.ts";
import type { RouteTitle } from "../routes/defineRoutes.ts";
import { type Handover, leaveHandover } from "./handover.ts";
import { preloadFiles } from "./preloadFiles.ts";
import { sendEarlyRequest } from "./sendEarlyRequest.ts";
import { showSkeleton } from "./showSkeleton.ts";

/** The part of the environment that the start-up reads; the shell validates the whole. */
interface StartupEnvironment {
  readonly headers: HeaderNames;
  readonly apiBase: string;
  readonly productPrefix: string;
  readonly locale: string;
}

const readJson = <T>(id: string) => JSON.parse((document.getElementById(id) as HTMLElement).textContent as string) as T;

// The second step of a launch link: nothing but the document has arrived, and everything it leads to is asked for here.
const environment = readJson<StartupEnvironment>("environment");
const registry = readJson<Registry>("registry");
const query = new URLSearchParams(location.search);
const launch = readLaunch({
  location,
  userAgent: navigator.userAgent,
  get storage() {
    return sessionStorage;
  },
});
const clean = cleanAddress(location.href);
if (clean !== location.href) history.replaceState(history.state, "", clean);

const handover: Handover = { launch, early: new Map() };
leaveHandover(window, handover);

const locale = launch.lang || environment.locale;
document.documentElement.lang = locale === "source" ? "en" : locale;

const found = findPath(registry, location.pathname);
if (found) {
  const { owner, path } = found;
  if (path.early) {
    const sent = sendEarlyRequest(
      path.early,
      query,
      {
        apiBase: environment.apiBase,
        productPrefix: environment.productPrefix,
        clientQuery: clientQuery(launch),
        headers: resolveHeaders(environment.headers, launch),
      },
      fetch.bind(window),
    );
    if (sent) handover.early.set(sent.key, sent.answer);
  }
  preloadFiles(owner, path, locale);
  const title = path.title[locale as keyof RouteTitle] || path.title.source;
  document.title = title;
  showSkeleton(path.skeleton, title);
}
