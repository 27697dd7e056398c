import "@lending/ui/tokens.css";
import "@lending/ui/base.css?scoped";
import { apiAtom, createApi } from "@lending/api-client";
import { AppProvider, chooseLocale, createNativePort, type NativeMessage } from "@lending/bridge";
import { parseEnvironment } from "@lending/bridge/environment";
import { type LaunchPort, readLaunch, requestContext } from "@lending/bridge/launch";
import { createStore, Provider } from "@lending/bridge/store";
import { brandCss } from "@lending/ui/brand";
import { LocaleProvider, languageTag } from "@lending/ui/locale";
import { showLoadingToast, ToastRegion } from "@lending/ui/toast";
import { createElement, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Router } from "react-router";
import { MOUNTED } from "../preset/scopeStyles.ts";
import { createMemoryPage, type MemoryPage } from "./createMemoryPage.ts";
import { createRoutes, MountedPath } from "./MountedPath.tsx";
import type { Mounted, MountOptions } from "./mountTypes.d.ts";

/** See mountTypes.d.ts. */
export function mount(element: Element, options: MountOptions): Mounted {
  // The host may pass anything, or nothing.
  const { path, environment: input, launch: passed, ...host }: Partial<MountOptions> = Object(options);
  const environment = parseEnvironment(input);
  const texts = Object.entries(Object(passed)).filter(([, value]) => typeof value === "string") as [string, string][];
  const search = `${new URLSearchParams(texts)}`;
  // As a webview that blocks storage: what the page stores is the host's.
  const launch = readLaunch({ location: { search }, navigator: { userAgent: "" } } as LaunchPort);
  const locale = chooseLocale(environment, launch);
  const listeners: [type: string, listener: (event: Event) => void][] = [];
  const native = createNativePort({
    environment,
    platform: "android",
    window: {
      navigator: { userAgent: "" },
      location: window.location,
      AppBridge: { postMessage: (text) => host.native?.(JSON.parse(text) as NativeMessage) },
      addEventListener(type, listener) {
        listeners.push([type, listener]);
        window.addEventListener(type, listener);
      },
    },
  });
  const store = createStore();
  store.set(
    apiAtom,
    createApi({
      ...requestContext(environment, launch, locale),
      wireNames: environment.wireNames,
      tracing: environment.tracing,
      onLoading: showLoadingToast,
    }),
  );
  const root = createRoot(element);
  const origin = new URL(environment.h5Base || window.location.origin).origin;
  const first = isAddress(path, origin) ? path : "";
  /** Whether the host has named a path. */
  let isGiven = first !== "";
  let isUnmounted = false;
  const { onNavigate } = host;
  const reportPath = () => {
    const { pathname, search, hash } = page.read();
    if (isGiven && !isUnmounted && !routes.owns(pathname)) onNavigate?.(pathname + search + hash);
  };
  const routes = createRoutes(reportPath);
  const page = createMemoryPage({ path: first, origin, owns: routes.owns, onNavigate });
  root.render(
    <Container lang={languageTag(locale)}>
      <style>{brandCss(environment)}</style>
      <AppProvider value={{ environment, launch, native, locale, page: page.port, isMounted: true }}>
        <Provider store={store}>
          <LocaleProvider locale={locale}>
            <MountedRouter page={page}>
              <Suspense fallback={null}>
                <MountedPath routes={routes} onElsewhere={reportPath} />
              </Suspense>
            </MountedRouter>
            <ToastRegion />
          </LocaleProvider>
        </Provider>
      </AppProvider>
    </Container>,
  );
  return {
    update(next) {
      if (isUnmounted || !isAddress(next, origin)) return;
      isGiven = true;
      // Back never opens a path that the remote does not own.
      const isShown = routes.isLoaded() && routes.owns(page.read().pathname);
      page.navigator[isShown ? "push" : "replace"](next);
    },
    unmount() {
      isUnmounted = true;
      root.unmount();
      for (const [type, listener] of listeners.splice(0)) window.removeEventListener(type, listener);
    },
  };
}

/** Whether this is text that a browser reads as an address. `URL.canParse` is missing in older webviews. */
function isAddress(path: unknown, origin: string): path is string {
  try {
    return typeof path === "string" && Boolean(new URL(path, origin));
  } catch {
    return false;
  }
}

const Container = ({ lang, children }: { lang: string; children: ReactNode }) =>
  createElement(MOUNTED, { lang }, children);

function MountedRouter({ page, children }: { page: MemoryPage; children: ReactNode }) {
  const location = useSyncExternalStore(page.subscribe, page.read, page.read);
  return (
    <Router navigator={page.navigator} location={location}>
      {children}
    </Router>
  );
}
