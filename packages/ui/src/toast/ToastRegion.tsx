import { useSyncExternalStore } from "react";
import { ErrorIcon } from "../icon/ErrorIcon.tsx";
import { InfoIcon } from "../icon/InfoIcon.tsx";
import { SuccessIcon } from "../icon/SuccessIcon.tsx";
import { Spinner } from "../spinner/Spinner.tsx";
import * as css from "./ToastRegion.module.css";
import { readToast, subscribeToToast, type Toast } from "./toastStore.ts";

const ICONS = { message: InfoIcon, info: InfoIcon, success: SuccessIcon, error: ErrorIcon, loading: Spinner };

/**
 * The container of toasts. Render it once per page and permanently, so that screen readers announce new toasts. The
 * explicit aria-live keeps it audible while a dialog hides everything else.
 */
export function ToastRegion() {
  const toast = useSyncExternalStore(subscribeToToast, readToast, () => undefined);
  const isAlert = toast?.tone === "error";
  return (
    <div className={css.region}>
      <div role="status" aria-live="polite">
        {toast !== undefined && !isAlert && <Line key={toast.id} toast={toast} />}
      </div>
      <div role="alert" aria-live="assertive">
        {toast !== undefined && isAlert && <Line key={toast.id} toast={toast} />}
      </div>
    </div>
  );
}

function Line({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.tone];
  return (
    <p className={css.toast}>
      <span className={css.icon}>
        <Icon />
      </span>
      {toast.text}
    </p>
  );
}
