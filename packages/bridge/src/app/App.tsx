import { createContext, type ReactNode, useCallback, useContext, useEffect, useEffectEvent, useMemo } from "react";
import type { Environment } from "../environment/environmentSchema.ts";
import type { LaunchParameters } from "../launch/launchParameters.ts";
import type { NativePort } from "../native/createNativePort.ts";
import { useNavigate } from "../router/router.tsx";
import { type BackStack, createBackStack, type PagePort } from "./createBackStack.ts";
import { hasInProductHistory } from "./historyEntry.ts";

/** The services that the shell provides to every screen of every remote. */
export interface App {
  readonly environment: Environment;
  readonly launch: LaunchParameters;
  readonly native: NativePort;
  readonly locale: Environment["locale"];
  /** Defaults to `window`; tests pass a fake. */
  readonly page?: PagePort;
  /** Whether a host mounted the remote: the title of the page is then the host's. */
  readonly isMounted?: boolean;
}

interface AppSurroundings {
  readonly app: App;
  readonly page: PagePort;
  readonly backStack: BackStack;
}

const AppContext = createContext<AppSurroundings | undefined>(undefined);

/** Returns the app, the page and the back stack for the hooks of this package. Throws outside an `AppProvider`. */
export function useSurroundings(): AppSurroundings {
  const surroundings = useContext(AppContext);
  if (!surroundings)
    throw new Error(
      "No <AppProvider> around this component. The shell renders one; a test uses <TestApp> of @lending/bridge/testing.",
    );
  return surroundings;
}

/** Provides the app to every screen below and handles the native back button while mounted. */
export function AppProvider({ value: app, children }: { value: App; children: ReactNode }) {
  const page = app.page ?? window;
  const backStack = useMemo(() => createBackStack({ page, native: app.native }), [page, app.native]);
  useEffect(() => backStack.listen(), [backStack]);
  const surroundings = useMemo(() => ({ app, page, backStack }), [app, page, backStack]);
  return <AppContext value={surroundings}>{children}</AppContext>;
}

/** Returns the environment, the launch, the native port and the language of this visit. */
export function useApp(): App {
  return useSurroundings().app;
}

/**
 * Returns the action of the page's Back button: calls the latest guard, else goes one step back within the product,
 * else closes the webview.
 */
export function useBack(): () => void {
  const { app, page, backStack } = useSurroundings();
  const navigate = useNavigate();
  return useCallback(() => {
    if (backStack.press()) return;
    if (hasInProductHistory(page)) void navigate(-1);
    else void app.native.closeWebview();
  }, [app.native, backStack, navigate, page]);
}

/**
 * While active, a press on Back (the page's, the native or the browser's) calls `onBack` and the page stays. With
 * several guards only the one that became active last is called.
 */
export function useBackGuard(onBack: () => void, isActive = true): void {
  const { backStack } = useSurroundings();
  const callOnBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isActive) return undefined;
    return backStack.onBack(() => {
      callOnBack();
      return true;
    });
  }, [backStack, isActive]);
}
