import { useAtomValue, useSetAtom } from "jotai";
import { useCallback, useTransition } from "react";
import type { FetchAtom } from "./fetchAtomFamily.ts";

/**
 * Reads a stored answer, suspending until it is there. `refresh` asks again while what is shown stays;
 * `isRefreshing` says that it does. A fault is thrown to the nearest error boundary.
 */
export function useFetched<Value>(
  fetchAtom: FetchAtom<Value>,
): [value: Value, refresh: () => void, isRefreshing: boolean] {
  const value = useAtomValue(fetchAtom);
  const askAgain = useSetAtom(fetchAtom);
  const [isRefreshing, startTransition] = useTransition();
  const refresh = useCallback(() => startTransition(() => askAgain()), [askAgain]);
  return [value, refresh, isRefreshing];
}
