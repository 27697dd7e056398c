import { checkLink, type LocationQuery, locations, useApp, useOpenExternal, withQuery } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useCallback } from "react";

interface FollowOptions {
  /** Added to the link's query; a name that the link already has keeps the link's value. */
  readonly query?: LocationQuery;
  /** Leaves no way back to this page. */
  readonly replace?: boolean;
}

const nothing = { productId: "", orderId: "" };
/** Pages of this remote that a server's link may mean: they are shown without loading the document anew. */
const ownPaths: readonly string[] = [
  locations.loanDetail(nothing),
  locations.loanConfirm(nothing),
  locations.loanConfirm2(nothing),
];

/** Follows an address that a server sent, within the product where it is one of our own pages; says whether it did. */
export function useFollowLink(): (link: string, options?: FollowOptions) => boolean {
  const { environment, page = window } = useApp();
  const navigate = useNavigate();
  const openExternal = useOpenExternal();
  return useCallback(
    (link, { query = {}, replace = false } = {}) => {
      const here = page.location.href;
      const checked = checkLink(link, environment, here);
      if (!("url" in checked) || !isOwnPage(checked.url, here)) return openExternal(link, { query, replace }).opened;
      const { pathname, search, searchParams } = checked.url;
      const missing = Object.fromEntries(Object.entries(query).filter(([name]) => !searchParams.has(name)));
      void navigate(withQuery(pathname + search, missing), { replace });
      return true;
    },
    [environment, navigate, openExternal, page],
  );
}

const isOwnPage = (url: URL, here: string) => url.origin === new URL(here).origin && ownPaths.includes(url.pathname);
