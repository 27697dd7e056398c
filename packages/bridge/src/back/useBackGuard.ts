import { useEffect, useEffectEvent } from "react";
import { useSurroundings } from "../app/AppContext.ts";

/**
 * While active, a press on Back (the page's button, the native one, the browser's own) calls `onBack` and the page stays.
 * Of several guards the one that became active last is asked.
 */
export function useBackGuard(onBack: () => void, isActive = true): void {
  const { backStack } = useSurroundings();
  const dealWith = useEffectEvent(onBack);
  useEffect(() => {
    if (!isActive) return undefined;
    return backStack.onBack(() => {
      dealWith();
      return true;
    });
  }, [backStack, isActive]);
}
