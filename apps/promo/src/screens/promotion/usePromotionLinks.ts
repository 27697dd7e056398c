import { locations, withQuery } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useMemo } from "react";
import type { PromotionPage } from "./promotionPage.ts";

/** Returns the addresses of the promotion's pages, with all parameters of the current address. */
export function usePromotionLinks(): Readonly<Record<PromotionPage, string>> {
  const query = useSearchParams();
  return useMemo(() => {
    const parameters = Object.fromEntries(query);
    return {
      registration: withQuery(locations.promotion(), parameters),
      download: withQuery(locations.downloadTemplate(), parameters),
      agreement: withQuery(locations.agreementTemplate(), parameters),
    };
  }, [query]);
}
