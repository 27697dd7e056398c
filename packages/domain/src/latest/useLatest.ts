import { Fault } from "@lending/api-client";
import { useReturn } from "@lending/bridge/return";
import { startTransition, useEffect, useEffectEvent, useState } from "react";

export interface RequestCounts {
  /** Number of finished requests since the borrower returned to the page; undefined before any return. */
  readonly sinceReturn: number | undefined;
  /** Number of finished requests since the page was opened. */
  readonly total: number;
}

/** Returns the delay in milliseconds before the next request, or undefined when there is nothing to wait for. */
type DelayOf<Loaded> = (counts: RequestCounts, latest: Loaded) => number | undefined;

const onReturn = ({ sinceReturn }: RequestCounts) => (sinceReturn === 0 ? 0 : undefined);

/**
 * Returns the newest known version of what a screen has loaded. Fetches it again when the borrower returns to the page, or
 * as `delayOf` states. A failed request keeps the current one.
 */
export function useLatest<Loaded>(
  loaded: Loaded,
  fetchLatest: (signal: AbortSignal) => Promise<Loaded>,
  delayOf: DelayOf<Loaded> = onReturn,
): Loaded {
  const [newer, setNewer] = useState<{ readonly than: Loaded; readonly latest: Loaded }>();
  const [counts, setCounts] = useState<RequestCounts>({ sinceReturn: undefined, total: 0 });
  const latest = newer?.than === loaded ? newer.latest : loaded;
  const delay = delayOf(counts, latest);

  useReturn(() => setCounts(({ total }) => ({ sinceReturn: 0, total })));

  const refetch = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const fetched = await fetchLatest(signal);
      if (signal.aborted) return;
      // A transition keeps the current screen while the files of the next one load.
      startTransition(() => setNewer({ than: loaded, latest: fetched }));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Fault)) throw error;
    }
    setCounts(({ sinceReturn, total }) => ({
      sinceReturn: sinceReturn === undefined ? undefined : sinceReturn + 1,
      total: total + 1,
    }));
  });

  // Each finished request and each return creates new `counts`, which schedules the next request.
  useEffect(() => {
    if (delay === undefined) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      // While the page is hidden, the next request waits for the return.
      if (document.visibilityState === "visible") void refetch(controller.signal);
    }, delay);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [counts, delay]);

  return latest;
}
