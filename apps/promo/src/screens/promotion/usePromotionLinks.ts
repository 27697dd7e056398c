import { locations, withQuery } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useMemo } from "react";
import type { PromotionPage } from "./promotionPage.ts";

/**
 * Returns the addresses of the promotion's pages, with all parameters of the current address. Of a repeated parameter
 * the first value counts, as in `readTracking`.
 */
export function usePromotionLinks(): Readonly<Record<PromotionPage, string>> {
  const query = useSearchParams();
  return useMemo(() => {
    const parameters = Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.get(name) ?? ""]));
    return {
      registration: withQuery(locations.promotion(), parameters),
      download: withQuery(locations.downloadTemplate(), parameters),
      agreement: withQuery(locations.agreementTemplate(), parameters),
    };
  }, [query]);
}
