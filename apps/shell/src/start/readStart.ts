import { apiAtom, createApi } from "@lending/api-client";
import type { EarlyRead } from "@lending/api-client/request-line";
import { type App, chooseLocale, createNativePort, type NativeMessage } from "@lending/bridge";
import type { Environment } from "@lending/bridge/environment";
import { hasOtherLaunch, type LaunchParameters, readLaunch, requestContext } from "@lending/bridge/launch";
import { onRestore } from "@lending/bridge/return";
import { atom, createStore } from "@lending/bridge/store";
import { NEXT_ROUTE_PRELOADS_ID, type NextRoutePreloads, type SiteRegistry } from "@lending/federation/manifest";
import { createEarlyReads, readEnvironment, readJson, readRegistry, takeHandover } from "@lending/federation/startup";
import { showLoadingToast } from "@lending/ui/toast";

/** The content of the document, and what its start-up script has already started. */
export interface Start {
  readonly environment: Environment;
  /** Completed in place once the document has ended. */
  readonly registry: SiteRegistry;
  readonly launch: LaunchParameters;
  /** Answers under way, by request key. */
  readonly early: Map<string, EarlyRead>;
  /** Returns the preloads of paths that this path navigates to. They are at the end of the document, after its data. */
  readonly readNext: () => Readonly<Record<string, NextRoutePreloads>>;
  /** Hands the start-up script what Back of a first paint closes the webview with from now on. */
  readonly offerClose: (closeWebview: () => void) => void;
}

/** Reads what the document carries; where the start-up script did not run, reads the launch itself. */
export function readStart(page: Window): Start {
  const handover = takeHandover(page);
  const registry = readRegistry() as SiteRegistry;
  page.addEventListener("DOMContentLoaded", () => Object.assign(registry, readRegistry()));
  return {
    // Complete and valid: the composer writes the output of `parseEnvironment`, with the keys of this shell's version.
    environment: readEnvironment() as Environment,
    registry,
    launch: handover?.launch ?? readLaunch(page),
    early: handover?.early ?? new Map(),
    readNext: () => readJson<ReturnType<Start["readNext"]> | null>(NEXT_ROUTE_PRELOADS_ID) ?? {},
    offerClose(closeWebview) {
      if (handover) handover.closeWebview = closeWebview;
    },
  };
}

/**
 * Loads a page again that the browser restores from its back-forward cache after the webview was launched with another
 * session or device: the page would send the old session. Call it before any screen listens to `pageshow`, because this
 * listener stops the following ones, which would request data.
 */
export function reloadForOtherLaunch(page: Window, launch: LaunchParameters) {
  onRestore(page, (event) => {
    if (!hasOtherLaunch(page, launch)) return;
    event.stopImmediatePropagation();
    page.location.reload();
  });
}

/** Returns what to wait for until all stylesheets have loaded. This script may run before them, because it waits for no file. */
export const loadingStyles = (page: Document): readonly unknown[] =>
  [...page.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].map(
    (link) => link.sheet || new Promise((resolve) => link.addEventListener("load", resolve)),
  );

/** The commands that a native app would have received, in a plain browser. */
export const previewedAtom = atom<readonly NativeMessage[]>([]);

/** Creates the services of all screens: the native port, the locale, and the store with the API client. */
export function createServices({ environment, launch, early: underWay }: Start) {
  const store = createStore();
  const onPreview = (message: NativeMessage) => store.set(previewedAtom, (sent) => [...sent, message]);
  const native = createNativePort({ window, environment, platform: launch.platform, onPreview });
  const locale = chooseLocale(environment, launch);
  const context = requestContext(environment, launch, locale);
  const early = createEarlyReads(underWay, context, fetch.bind(window));
  const { wireNames, tracing } = environment;
  store.set(apiAtom, createApi({ ...context, wireNames, tracing, early, onLoading: showLoadingToast }));
  const app: App = { environment, launch, native, locale };
  return { app, early, store };
}
