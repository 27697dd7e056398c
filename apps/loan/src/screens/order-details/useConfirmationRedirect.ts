import { useOpenExternal } from "@lending/bridge";
import { useEffect } from "react";

/** Replaces the page by the order's confirmation address, with the shared request parameters (specification 4). */
export function useConfirmationRedirect(link: string) {
  const openExternal = useOpenExternal();
  useEffect(() => {
    if (link !== "") openExternal(link, { replace: true, withClientQuery: true });
  }, [link, openExternal]);
}
