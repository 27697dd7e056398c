import { useEffect } from "react";
import { commonMessages } from "../copy/commonMessages.ts";
import { useMessages } from "../locale/locale.tsx";
import { showLoadingToast } from "../toast/toast.tsx";

/** A prefetched file loads within this time, and a toast would only flash. */
const UNNOTICED_MS = 100;

/**
 * Fallback of a dialog or sheet while its file loads: a loading toast, which screen readers announce. Shows nothing for
 * the first 100 ms.
 */
export function Opening() {
  const { loading } = useMessages(commonMessages);
  useEffect(() => {
    let hide = () => {};
    const timer = setTimeout(() => {
      hide = showLoadingToast(loading);
    }, UNNOTICED_MS);
    return () => {
      clearTimeout(timer);
      hide();
    };
  }, [loading]);
  return null;
}
