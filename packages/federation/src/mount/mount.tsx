import "@lending/ui/tokens.css";
import "@lending/ui/base.css?scoped";
import { apiAtom, createApi } from "@lending/api-client";
import { AppProvider, chooseLocale, createNativePort, type NativeMessage, useApp, useBack } from "@lending/bridge";
import { parseEnvironment } from "@lending/bridge/environment";
import { hasInProductHistory } from "@lending/bridge/history-entry";
import { type LaunchParameters, requestContext } from "@lending/bridge/launch";
import { createStore, forgetFault, Provider } from "@lending/bridge/store";
import { brandCss } from "@lending/ui/brand";
import { Button } from "@lending/ui/button";
import { LocaleProvider, languageTag, useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Spinner } from "@lending/ui/spinner";
import { StateScreen } from "@lending/ui/state-screen";
import { showLoadingToast, ToastRegion } from "@lending/ui/toast";
import {
  Component,
  createElement,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { createRoot } from "react-dom/client";
import { Router, useLocation } from "react-router";
import { plainPath } from "../manifest/registry.ts";
import { emptyLaunch } from "../prerender/PublicPage.ts";
import type { RemoteRoute, RouteTitle, ScreenComponent } from "../routes/defineRoutes.ts";
import type { RemoteRequire } from "../runtime/remoteRuntime.ts";
import { createMemoryPage, type MemoryPage } from "./createMemoryPage.ts";
import { MOUNTED } from "./mountedElement.ts";
import { mountMessages } from "./mountMessages.ts";
import type { Mounted, MountOptions } from "./mountTypes.d.ts";

declare const __webpack_require__: RemoteRequire;

type Routes = ReturnType<typeof createRoutes>;

/** Creates what loads the routes and screens of this remote. `onLoad` is called once the routes are known. */
function createRoutes(onLoad: () => void) {
  let routes: readonly RemoteRoute[] | undefined;
  const screens = new Map<string, Promise<ScreenComponent | undefined>>();
  const find = (pathname: string) => routes?.find(({ path }) => path === plainPath(pathname));
  const loadScreen = async (pathname: string) => {
    if (!routes) {
      const factory = await __webpack_require__.getContainer("./routes");
      const isFirst = !routes;
      routes = (factory() as { readonly routes: readonly RemoteRoute[] }).routes;
      if (isFirst) onLoad();
    }
    return (await find(pathname)?.screen())?.Screen;
  };
  return {
    isLoaded: () => routes !== undefined,
    /** Returns whether the remote has a path; true for any until its routes are known. */
    owns: (pathname: string) => !routes || find(pathname) !== undefined,
    titleOf: (pathname: string) => find(pathname)?.title,
    /**
     * Loads the screen of a path, undefined for one of another remote. Returns the same promise until `forget`, so that React can
     * wait for it.
     */
    load(pathname: string) {
      const loading = screens.get(pathname) ?? loadScreen(pathname);
      screens.set(pathname, loading);
      return loading;
    },
    forget: () => screens.clear(),
  };
}

/** See mountTypes.d.ts. */
export function mount(element: Element, options: MountOptions): Mounted {
  // The host may pass anything, or nothing.
  const { path, environment: input, launch: passed, ...host }: Partial<MountOptions> = Object(options);
  const environment = parseEnvironment(input);
  const texts = Object.entries(Object(passed)).filter(([, value]) => typeof value === "string");
  const launch: LaunchParameters = { ...emptyLaunch, ...Object.fromEntries(texts) };
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
function MountedPath({ routes, onElsewhere }: { routes: Routes; onElsewhere: () => void }) {
  const { pathname } = useLocation();
  return (
    <MountBoundary key={pathname} titleOf={() => routes.titleOf(pathname)} onRetry={routes.forget}>
      <Suspense fallback={<Waiting />}>
        <MountedScreen load={routes.load} pathname={pathname} onElsewhere={onElsewhere} />
      </Suspense>
    </MountBoundary>
  );
}

interface MountedScreenProps {
  load: Routes["load"];
  pathname: string;
  /** Called when the borrower tries again to open a path of another remote. */
  onElsewhere: () => void;
}

function MountedScreen({ load, pathname, onElsewhere }: MountedScreenProps) {
  const { page } = useApp();
  const Screen = use(load(pathname));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Only after a navigation, so that a screen reader announces the new screen. The first focus is the host's.
    if (page && hasInProductHistory(page))
      place.current?.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }, [page]);
  return <div ref={place}>{Screen ? <Screen /> : <ElsewhereView onRetry={onElsewhere} />}</div>;
}

/** Shows that a path belongs to another remote. */
function ElsewhereView({ onRetry }: { onRetry: () => void }) {
  const messages = useMessages(mountMessages);
  return (
    <StateScreen
      kind="missing"
      screen={messages.elsewhereTitle}
      title={messages.elsewhereTitle}
      text={messages.elsewhereHint}
      onBack={useBack()}
      onRetry={onRetry}
    />
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
    return <MountFailure title={titleOf()} error={this.state.error} onRetry={this.retry} />;
  }
}

const isSessionFault = (error: unknown) => Object(error).code === "SESSION";

interface MountFailureProps {
  title: RouteTitle | undefined;
  error: unknown;
  onRetry: () => void;
}

function MountFailure({ title, error, onRetry }: MountFailureProps) {
  const isSession = isSessionFault(error);
  const { native } = useApp();
  const locale = useLocale();
  const messages = useMessages(mountMessages);
  const screen = { screen: title?.[locale] ?? "", onBack: useBack() };
  if (!isSession)
    return (
      <StateScreen {...screen} kind="failed" title={messages.errorTitle} text={messages.errorText} onRetry={onRetry} />
    );
  return (
    <StateScreen
      {...screen}
      kind="refused"
      title={messages.sessionTitle}
      // Of a code without a session nobody knows whether it is being paid.
      text={Object(error).mayBePaying === true ? messages.unseenHint : messages.sessionHint}
      actions={<Button onClick={() => void native.returnToLogin()}>{messages.logIn}</Button>}
    />
  );
}
