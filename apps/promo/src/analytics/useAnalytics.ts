import { useApp } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useMemo } from "react";
import { readTracking } from "../api/tracking.ts";
import { type Analytics, createAnalytics } from "./createAnalytics.ts";

/** Returns the analytics of this visit to the promotion. */
export function useAnalytics(): Analytics {
  const query = useSearchParams();
  const { environment } = useApp();
  return useMemo(
    () => createAnalytics({ url: environment.analyticsUrl, tracking: readTracking(query), beacon: navigator }),
    [environment.analyticsUrl, query],
  );
}
