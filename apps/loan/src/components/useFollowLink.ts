import { checkLink, useApp, useOpenExternal } from "@lending/bridge";
import { hasLaunchParameter } from "@lending/bridge/launch";
import { useNavigate } from "@lending/bridge/router";
import { loanConfirm2Path, loanConfirmPath, loanDetailPath } from "@lending/domain/addresses/loan";
import { useCallback } from "react";

interface FollowOptions {
  /** Where the borrower comes from: set in the link's query, in place of a `from` that it has. */
  readonly from?: string;
  /** Replaces this page in the history. */
  readonly replace?: boolean;
}

const nothing = { productId: "", orderId: "" };
/** Pages of this remote that a server's link may name. They open without reloading the document. */
const ownPaths: readonly string[] = [loanDetailPath(nothing), loanConfirmPath(nothing), loanConfirm2Path(nothing)];

/**
 * Opens a URL that a server sent. Pages of this remote open inside the app. A URL with launch parameters loads a
 * document, because only the start-up script reads them and removes them from the address. Returns whether the URL was
 * opened.
 */
export function useFollowLink(): (link: string, options?: FollowOptions) => boolean {
  const { environment, page = window } = useApp();
  const navigate = useNavigate();
  const openExternal = useOpenExternal();
  return useCallback(
    (link, { from, replace = false } = {}) => {
      const currentUrl = page.location.href;
      const checked = checkLink(link, environment, currentUrl);
      if (!("url" in checked) || !opensInApp(checked.url, currentUrl))
        return openExternal(link, { query: { from }, replace }).opened;
      const { url } = checked;
      if (from) url.searchParams.set("from", from);
      void navigate(url.pathname + url.search, { replace });
      return true;
    },
    [environment, navigate, openExternal, page],
  );
}

const opensInApp = (url: URL, currentUrl: string) =>
  url.origin === new URL(currentUrl).origin && ownPaths.includes(url.pathname) && !hasLaunchParameter(url.searchParams);

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
