import { useOpenExternal } from "@lending/bridge";
import { useEffect } from "react";

/** Replaces the page with the order's confirmation link, with the shared request parameters. */
export function useConfirmationRedirect(link: string) {
  const openExternal = useOpenExternal();
  useEffect(() => {
    if (link !== "") openExternal(link, { replace: true, withClientQuery: true });
  }, [link, openExternal]);
}
