import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useTransition } from "react";
import type { FetchAtom } from "./fetchAtomFamily.ts";

/**
 * Reads a cached response and suspends until it arrives. `refresh` fetches again while the current value stays visible,
 * and `isRefreshing` is true meanwhile. Throws a fault to the nearest error boundary.
 */
export function useFetched<Value>(
  fetchAtom: FetchAtom<Value>,
): [value: Value, refresh: () => void, isRefreshing: boolean] {
  const value = useAtomValue(fetchAtom);
  const fetchAgain = useSetAtom(fetchAtom);
  const [isRefreshing, startTransition] = useTransition();
  const refresh = useCallback(() => startTransition(() => fetchAgain()), [fetchAgain]);
  return [value, refresh, isRefreshing];
}
