import { type ComponentType, useEffect, useEffectEvent } from "react";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";
import { showLoadingToast, showToast } from "../toast/toast.tsx";
import { lazyComponent } from "./lazyComponent.tsx";

/** A prefetched file loads within this time, and a toast would only flash. */
const UNNOTICED_MS = 100;

/** Fallback of a dialog or sheet: a loading toast, which screen readers announce, after the first 100 ms. */
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

/** Replaces a dialog or sheet whose file fails to load: a toast, and the next tap requests the file again. */
function NotOpened({ onClose }: { onClose: () => void }) {
  const { notOpened } = useMessages(commonMessages);
  const report = useEffectEvent(() => {
    showToast(notOpened, { tone: "error" });
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}

/** Returns a dialog or sheet that loads its file when it first opens. If that fails, it closes with a toast. */
export const lazyOverlay = <Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) =>
  lazyComponent(load, { fallback: <Opening />, Failed: NotOpened });
