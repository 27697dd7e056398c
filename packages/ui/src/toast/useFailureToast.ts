import { useEffect } from "react";
import { showToast, type ToastTone } from "./toast.tsx";

/**
 * Shows a toast with the reason of a failure: at once, and again after each retry that fails, also for the same reason.
 * An empty text shows nothing.
 */
export function useFailureToast(text: string, isRetrying: boolean, tone: ToastTone = "error"): void {
  useEffect(() => {
    if (!isRetrying) showToast(text, { tone });
  }, [text, isRetrying, tone]);
}
