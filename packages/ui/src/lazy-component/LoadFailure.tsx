import { useEffect, useEffectEvent } from "react";
import { Button } from "../button/Button.tsx";
import { commonMessages } from "../copy/commonMessages.ts";
import { useMessages } from "../locale/locale.tsx";
import { showToast } from "../toast/toast.tsx";

/** Replaces a part of a page if its file fails to load: shows a message and Retry. The rest of the page stays. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const { notLoaded, retry } = useMessages(commonMessages);
  return (
    <div role="alert">
      <p>{notLoaded}</p>
      <Button variant="tonal" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

/**
 * Replaces a dialog or sheet if its file fails to load: shows a toast and closes the overlay, so that the next tap
 * requests the file again. The page stays unchanged, including typed input.
 */
export function NotOpened({ onClose }: { onClose: () => void }) {
  const { notOpened } = useMessages(commonMessages);
  const report = useEffectEvent(() => {
    showToast(notOpened, { tone: "error" });
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}
