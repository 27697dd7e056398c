import { locations, withQuery } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useMemo } from "react";
import type { PromotionPage } from "./promotionPage.ts";

/** Where the pages of the promotion are, each with the tracking parameters and all else that this address carries. */
export function usePromotionLinks(): Readonly<Record<PromotionPage, string>> {
  const query = useSearchParams();
  return useMemo(() => {
    const kept = Object.fromEntries(query);
    return {
      registration: withQuery(locations.promotion(), kept),
      download: withQuery(locations.downloadTemplate(), kept),
      agreement: withQuery(locations.agreementTemplate(), kept),
    };
  }, [query]);
}
