import { useEffect, useEffectEvent } from "react";
import { useSurroundings } from "../app/AppContext.ts";

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
