import { useEffect, useEffectEvent } from "react";
import { useMessages } from "../locale/index.ts";
import { showToast } from "../toast/index.ts";
import { words } from "../words/words.ts";

/**
 * Replaces a dialog or sheet if its file fails to load: shows a toast and closes the overlay, so that the next tap
 * requests the file again. The page stays unchanged, including typed input.
 */
export function NotOpened({ onClose }: { onClose: () => void }) {
  const { notOpened } = useMessages(words);
  const report = useEffectEvent(() => {
    showToast(notOpened, { tone: "error" });
    onClose();
  });
  useEffect(() => report(), []);
  return null;
}
