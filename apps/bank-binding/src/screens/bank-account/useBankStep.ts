import { useApp } from "@lending/bridge";
import { useCallback, useEffect, useRef } from "react";

/**
 * Notifies the native app that the bank step has started, and once that it has ended: when the screen unmounts, when the
 * page is hidden, or when the returned function is called.
 */
export function useBankStep(): () => void {
  const { native, page = window } = useApp();
  const isUnderWay = useRef(false);

  const end = useCallback(() => {
    if (isUnderWay.current) void native.endBankStep();
    isUnderWay.current = false;
  }, [native]);

  useEffect(() => {
    const start = () => {
      if (!isUnderWay.current) void native.startBankStep();
      isUnderWay.current = true;
    };
    // A page restored from the back/forward cache continues the same step.
    const resume = (event: Event) => {
      if ("persisted" in event && event.persisted === true) start();
    };
    start();
    page.addEventListener("pagehide", end);
    page.addEventListener("pageshow", resume);
    return () => {
      page.removeEventListener("pagehide", end);
      page.removeEventListener("pageshow", resume);
      end();
    };
  }, [native, page, end]);

  return end;
}
