import "@lending/ui/tokens.css";
import "@lending/ui/base.css?scoped";
import { apiAtom, createApi } from "@lending/api-client";
import { AppProvider, chooseLocale, createNativePort, type NativeMessage, useApp, useBack } from "@lending/bridge";
import { type environmentSchema, parseEnvironment } from "@lending/bridge/environment";
import { hasInProductHistory } from "@lending/bridge/history-entry";
import { type LaunchParameters, requestContext } from "@lending/bridge/launch";
import { createStore, forgetFault, Provider } from "@lending/bridge/store";
import { brandCss } from "@lending/ui/brand";
import { Button } from "@lending/ui/button";
import { ErrorState } from "@lending/ui/error-state";
import { LocaleProvider, languageTag, useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { Spinner } from "@lending/ui/spinner";
import { StateView } from "@lending/ui/state-view";
import { showLoadingToast, ToastRegion } from "@lending/ui/toast";
import { Component, type ReactNode, Suspense, use, useEffect, useRef, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { Router, useLocation } from "react-router";
import type * as v from "valibot";
import { plainPath } from "../manifest/registry.ts";
import { emptyLaunch } from "../prerender/PublicPage.ts";
import type { RemoteRoute, RouteTitle, ScreenComponent } from "../routes/defineRoutes.ts";
import type { RemoteRequire } from "../runtime/remoteRuntime.ts";
import { createMemoryPage, type MemoryPage } from "./createMemoryPage.ts";
import { sessionMessages } from "./sessionMessages.ts";

declare const __webpack_require__: RemoteRequire;

/** What a host passes to a remote that it mounts. */
export interface MountOptions {
  /** A path of the remote with its query: `/savings?accountId=a-1`. */
  readonly path: string;
  /** Keys of the environment; the others have their defaults. */
  readonly environment: v.InferInput<typeof environmentSchema>;
  /** Launch parameters: session, device, app version. */
  readonly launch: Partial<LaunchParameters>;
  /** Called with each message of the native bridge. Replies are `appbridge:reply` events on `window`. */
  readonly native?: (message: NativeMessage) => void;
  /** Called with the address of a path that the remote does not own. */
  readonly onNavigate?: (path: string) => void;
}

/** A mounted remote. */
export interface Mounted {
  /** Shows another path of the remote. */
  update(path: string): void;
  unmount(): void;
}

type Routes = ReturnType<typeof createRoutes>;

/** Creates what loads the routes and screens of this remote. `onLoad` is called once the routes are known. */
function createRoutes(onLoad: () => void) {
  let routes: readonly RemoteRoute[] | undefined;
  const screens = new Map<string, Promise<ScreenComponent>>();
  const find = (pathname: string) => routes?.find(({ path }) => path === plainPath(pathname));
  const loadScreen = async (pathname: string) => {
    if (!routes) {
      const factory = await __webpack_require__.getContainer("./routes");
      const isFirst = !routes;
      routes = (factory() as { readonly routes: readonly RemoteRoute[] }).routes;
      if (isFirst) onLoad();
    }
    const route = find(pathname);
    if (!route) throw new Error(`The remote has no path ${pathname}.`);
    return (await route.screen()).Screen;
  };
  return {
    isLoaded: () => routes !== undefined,
    /** Returns whether the remote has a path; true for any until its routes are known. */
    owns: (pathname: string) => !routes || find(pathname) !== undefined,
    titleOf: (pathname: string) => find(pathname)?.title,
    /** Loads the screen of a path. Returns the same promise until `forget`, so that React can wait for it. */
    load(pathname: string) {
      const loading = screens.get(pathname) ?? loadScreen(pathname);
      screens.set(pathname, loading);
      return loading;
    },
    forget: () => screens.clear(),
  };
}

/**
 * Renders a path of this remote into an element of any page, without the shell. The address, the history and the title of
 * the page stay the host's. Returns at once; the files of the path load then.
 */
export function mount(element: Element, options: MountOptions): Mounted {
  // The host may pass anything, or nothing.
  const { path, environment: input, launch: passed, ...host }: Partial<MountOptions> = Object(options);
  const environment = parseEnvironment(input);
  const texts = Object.entries(Object(passed)).filter(([, value]) => typeof value === "string");
  const launch: LaunchParameters = { ...emptyLaunch, ...Object.fromEntries(texts) };
  const locale = chooseLocale(environment, launch);
  const native = createNativePort({
    environment,
    platform: "android",
    window: {
      navigator: { userAgent: "" },
      location: window.location,
      AppBridge: { postMessage: (text) => host.native?.(JSON.parse(text) as NativeMessage) },
      addEventListener: (type, listener) => window.addEventListener(type, listener),
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
  const onNavigate = (address: string) => host.onNavigate?.(address);
  const routes = createRoutes(() => {
    const { pathname, search, hash } = page.read();
    if (isGiven && !isUnmounted && !routes.owns(pathname)) onNavigate(pathname + search + hash);
  });
  const page = createMemoryPage({ path: first, origin, owns: routes.owns, onNavigate });
  root.render(
    <div data-lending="" lang={languageTag(locale)}>
      <style>{brandCss(environment)}</style>
      <AppProvider value={{ environment, launch, native, locale, page: page.port, isMounted: true }}>
        <Provider store={store}>
          <LocaleProvider locale={locale}>
            <MountedRouter page={page}>
              <Suspense fallback={null}>
                <MountedPath routes={routes} />
              </Suspense>
            </MountedRouter>
            <ToastRegion />
          </LocaleProvider>
        </Provider>
      </AppProvider>
    </div>,
  );
  return {
    update(next) {
      if (!isAddress(next, origin)) return;
      isGiven = true;
      // Back never opens a path that the remote does not own.
      const isShown = routes.isLoaded() && routes.owns(page.read().pathname);
      page.navigator[isShown ? "push" : "replace"](next);
    },
    unmount() {
      isUnmounted = true;
      root.unmount();
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

function Waiting() {
  return <Spinner label={useMessages(commonMessages).loading} />;
}

function MountedRouter({ page, children }: { page: MemoryPage; children: ReactNode }) {
  const location = useSyncExternalStore(page.subscribe, page.read, page.read);
  return (
    <Router navigator={page.navigator} location={location}>
      {children}
    </Router>
  );
}

/** Renders the screen of the current path, and a failure in its place when it throws. */
function MountedPath({ routes }: { routes: Routes }) {
  const { pathname } = useLocation();
  return (
    <MountBoundary key={pathname} titleOf={() => routes.titleOf(pathname)} onRetry={routes.forget}>
      <Suspense fallback={<Waiting />}>
        <MountedScreen load={routes.load} pathname={pathname} />
      </Suspense>
    </MountBoundary>
  );
}

function MountedScreen({ load, pathname }: { load: Routes["load"]; pathname: string }) {
  const { page } = useApp();
  const Screen = use(load(pathname));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only after a navigation, so that a screen reader announces the new screen. The first focus is the host's.
    if (page && hasInProductHistory(page))
      place.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div ref={place}>
      <Screen />
    </div>
  );
}

interface MountBoundaryProps {
  /** Returns the title of the path, once its routes are known. */
  titleOf: () => RouteTitle | undefined;
  onRetry: () => void;
  children: ReactNode;
}

class MountBoundary extends Component<MountBoundaryProps, { error?: unknown; failed: boolean }> {
  override state = { failed: false, error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  private readonly onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (isSessionFault(reason)) this.setState({ failed: true, error: reason });
  };

  override componentDidMount() {
    addEventListener("unhandledrejection", this.onRejection);
  }

  override componentWillUnmount() {
    removeEventListener("unhandledrejection", this.onRejection);
  }

  readonly retry = () => {
    forgetFault(this.state.error);
    this.props.onRetry();
    this.setState({ failed: false, error: undefined });
  };

  override render() {
    const { titleOf, children } = this.props;
    if (!this.state.failed) return children;
    return <MountFailure title={titleOf()} isSession={isSessionFault(this.state.error)} onRetry={this.retry} />;
  }
}

const isSessionFault = (error: unknown) => Object(error).code === "SESSION";

interface MountFailureProps {
  title: RouteTitle | undefined;
  isSession: boolean;
  onRetry: () => void;
}

function MountFailure({ title, isSession, onRetry }: MountFailureProps) {
  const { native } = useApp();
  const locale = useLocale();
  const messages = useMessages(sessionMessages);
  const logIn = isSession && <Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>;
  return (
    <ScreenFrame title={title?.[locale] ?? ""} onBack={useBack()} actions={logIn || undefined}>
      {isSession ? (
        <StateView title={messages.sessionTitle} text={messages.sessionHint} isFault />
      ) : (
        <ErrorState onRetry={onRetry} />
      )}
    </ScreenFrame>
  );
}
