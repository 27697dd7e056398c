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
import { Router } from "react-router";
import type * as v from "valibot";
import { plainPath } from "../manifest/registry.ts";
import { emptyLaunch } from "../prerender/emptyLaunch.ts";
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

interface LoadedRoutes {
  /** Returns whether the remote has a path. */
  readonly owns: (pathname: string) => boolean;
  readonly titleOf: (pathname: string) => RouteTitle | undefined;
  /** Loads the screen of a path. Returns the same promise until `forget`, so that React can wait for it. */
  readonly load: (pathname: string) => Promise<ScreenComponent>;
  readonly forget: () => void;
}

async function loadRoutes(): Promise<LoadedRoutes> {
  const factory = await __webpack_require__.getContainer("./routes");
  const { routes } = factory() as { readonly routes: readonly RemoteRoute[] };
  const screens = new Map<string, Promise<ScreenComponent>>();
  const find = (pathname: string) => routes.find(({ path }) => path === plainPath(pathname));
  return {
    owns: (pathname) => find(pathname) !== undefined,
    titleOf: (pathname) => find(pathname)?.title,
    load(pathname) {
      const known = screens.get(pathname);
      if (known) return known;
      const route = find(pathname);
      if (!route) return Promise.reject(new Error(`The remote has no path ${pathname}.`));
      const loading = route.screen().then(({ Screen }) => Screen);
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
  let isUnmounted = false;
  const origin = new URL(environment.h5Base || window.location.origin).origin;
  let wanted = isAddress(path, origin) ? path : "";
  let page: MemoryPage | undefined;
  const onNavigate = (address: string) => host.onNavigate?.(address);
  const render = (shown: MemoryPage, children: ReactNode) => {
    if (isUnmounted) return;
    root.render(
      <div data-lending="" lang={languageTag(locale)}>
        <style>{brandCss(environment)}</style>
        <AppProvider value={{ environment, launch, native, locale, page: shown.port, isMounted: true }}>
          <Provider store={store}>
            <LocaleProvider locale={locale}>
              <MountedRouter page={shown}>
                <Suspense fallback={null}>{children}</Suspense>
              </MountedRouter>
              <ToastRegion />
            </LocaleProvider>
          </Provider>
        </AppProvider>
      </div>,
    );
  };
  const waiting = createMemoryPage({ path: wanted, origin, owns: () => true, onNavigate });
  const start = async () => {
    render(waiting, <Waiting />);
    try {
      const routes = await loadRoutes();
      if (isUnmounted) return;
      if (wanted !== "" && !routes.owns(new URL(wanted, origin).pathname)) onNavigate(wanted);
      page = createMemoryPage({ path: wanted, origin, owns: routes.owns, onNavigate });
      render(page, <MountedPath page={page} routes={routes} />);
    } catch {
      render(waiting, <MountFailure title="" isSession={false} onRetry={() => void start()} />);
    }
  };
  void start();
  return {
    update(next) {
      if (!isAddress(next, origin)) return;
      wanted = next;
      page?.navigator.push(next);
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

interface MountedPathProps {
  page: MemoryPage;
  routes: LoadedRoutes;
}

/** Renders the screen of the current path, and a failure in its place when it throws. */
function MountedPath({ page, routes }: MountedPathProps) {
  const { pathname } = useSyncExternalStore(page.subscribe, page.read, page.read);
  const title = routes.titleOf(pathname)?.[useLocale()] ?? "";
  return (
    <MountBoundary key={pathname} title={title} onRetry={routes.forget}>
      <Suspense fallback={<Waiting />}>
        <MountedScreen page={page} load={routes.load} pathname={pathname} />
      </Suspense>
    </MountBoundary>
  );
}

interface MountedScreenProps {
  page: MemoryPage;
  load: LoadedRoutes["load"];
  pathname: string;
}

function MountedScreen({ page, load, pathname }: MountedScreenProps) {
  const Screen = use(load(pathname));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only after a navigation, so that a screen reader announces the new screen. The first focus is the host's.
    if (hasInProductHistory(page.port)) place.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div ref={place}>
      <Screen />
    </div>
  );
}

interface MountBoundaryProps {
  title: string;
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
    const { title, children } = this.props;
    if (!this.state.failed) return children;
    return <MountFailure title={title} isSession={isSessionFault(this.state.error)} onRetry={this.retry} />;
  }
}

const isSessionFault = (error: unknown) => Object(error).code === "SESSION";

interface MountFailureProps {
  title: string;
  isSession: boolean;
  onRetry: () => void;
}

function MountFailure({ title, isSession, onRetry }: MountFailureProps) {
  const { native } = useApp();
  const messages = useMessages(sessionMessages);
  const logIn = isSession && <Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>;
  return (
    <ScreenFrame title={title} onBack={useBack()} actions={logIn || undefined}>
      {isSession ? (
        <StateView title={messages.sessionTitle} text={messages.sessionHint} isFault />
      ) : (
        <ErrorState onRetry={onRetry} />
      )}
    </ScreenFrame>
  );
}
