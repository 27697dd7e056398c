import { useApp, useBack } from "@lending/bridge";
import { hasInProductHistory } from "@lending/bridge/history-entry";
import { useLocale, useMessages } from "@lending/ui/locale";
import { commonMessages, failureMessages, notFoundMessages } from "@lending/ui/messages";
import { Spinner } from "@lending/ui/spinner";
import { StateScreen } from "@lending/ui/state-screen";
import { use, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { plainPath } from "../manifest/registry.ts";
import type { RemoteRoute, RouteTitle, ScreenComponent } from "../routes/defineRoutes.ts";
import type { RemoteRequire } from "../runtime/remoteRuntime.ts";
import { isSessionFault, ScreenView, SessionEnded } from "../screen-view/ScreenView.tsx";

declare const __webpack_require__: RemoteRequire;

export type Routes = ReturnType<typeof createRoutes>;

/** Creates what loads the routes and screens of this remote. `onLoad` is called once the routes are known. */
export function createRoutes(onLoad: () => void) {
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

interface MountedPathProps {
  routes: Routes;
  /** Called when the borrower tries again to open a path of another remote. */
  onElsewhere: () => void;
}

/** Renders the screen of the current path, and a failure in its place when it throws. */
export function MountedPath({ routes, onElsewhere }: MountedPathProps) {
  const { pathname, search } = useLocation();
  return (
    <ScreenView
      key={pathname}
      isMounted
      query={search}
      waiting={<Waiting />}
      onRetry={routes.forget}
      failure={(error, retry) => <MountFailure title={routes.titleOf(pathname)} error={error} onRetry={retry} />}
    >
      <MountedScreen load={routes.load} pathname={pathname} onElsewhere={onElsewhere} />
    </ScreenView>
  );
}

function Waiting() {
  return <Spinner label={useMessages(commonMessages).loading} />;
}

interface MountedScreenProps extends Pick<MountedPathProps, "onElsewhere"> {
  load: Routes["load"];
  pathname: string;
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
  const { notFoundTitle, elsewhereHint } = useMessages(notFoundMessages);
  return (
    <StateScreen
      kind="missing"
      screen={notFoundTitle}
      title={notFoundTitle}
      text={elsewhereHint}
      onBack={useBack()}
      onRetry={onRetry}
    />
  );
}

interface MountFailureProps {
  title: RouteTitle | undefined;
  error: unknown;
  onRetry: () => void;
}

function MountFailure({ title, error, onRetry }: MountFailureProps) {
  const locale = useLocale();
  const { errorTitle, errorText } = useMessages(failureMessages);
  const onBack = useBack();
  const screen = title?.[locale] ?? "";
  // It is unknown whether a code without a session is being paid.
  if (isSessionFault(error)) return <SessionEnded title={screen} mayBePaying={Object(error).mayBePaying === true} />;
  return (
    <StateScreen kind="failed" screen={screen} title={errorTitle} text={errorText} onBack={onBack} onRetry={onRetry} />
  );
}
