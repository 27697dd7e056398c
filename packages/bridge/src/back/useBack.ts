import { useCallback, useEffect, useEffectEvent } from "react";
import { useSurroundings } from "../app/App.tsx";
import { hasInProductHistory } from "../app/historyEntry.ts";
import { useNavigate } from "../router/router.tsx";

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
