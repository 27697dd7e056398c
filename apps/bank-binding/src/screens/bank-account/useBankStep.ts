import { useApp } from "@lending/bridge";
import { useCallback, useEffect, useRef } from "react";

/**
 * Tells the native app that the bank step has begun, and once that it is over: when the screen or the page is left, or
 * as soon as the returned function is called.
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
    // Back out of the browser's cache it is the same step again.
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
