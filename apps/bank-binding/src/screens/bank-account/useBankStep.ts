import { useApp } from "@lending/bridge";
import { onRestore } from "@lending/bridge/return";
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
    start();
    page.addEventListener("pagehide", end);
    // A restored page continues the same step.
    const stop = onRestore(page, start);
    return () => {
      page.removeEventListener("pagehide", end);
      stop();
      end();
    };
  }, [native, page, end]);

  return end;
}
