import { useApp } from "@lending/bridge";
import { useCallback } from "react";
import { useFollowLink } from "../links/useFollowLink.ts";

/** Goes where a product leads: to an address, or (no http) to a page of the native app; says whether it did. */
export function useOpenProductLink(): (link: string, productId: string, replace?: boolean) => boolean {
  const { native } = useApp();
  const followLink = useFollowLink();
  return useCallback(
    (link, productId, replace = false) => {
      if (/^http/i.test(link)) return followLink(link, { replace });
      void native.goToPage(link, { productId });
      return true;
    },
    [followLink, native],
  );
}
