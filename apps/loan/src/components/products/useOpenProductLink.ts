import { useApp } from "@lending/bridge";
import { useCallback } from "react";
import { useFollowLink } from "../links/useFollowLink.ts";

/** Opens a product's link: an `http` address, or otherwise a page of the native app. Returns whether it was opened. */
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
