import { useEffect, useEffectEvent } from "react";
import { useMessages } from "../locale/index.ts";
import { showToast } from "../toast/index.ts";
import { words } from "../words/words.ts";

/**
 * Replaces a dialog or sheet whose file fails to load: a toast says so and the overlay counts as closed, so that the
 * next tap requests the file again. The page stays as it is, with everything that was typed.
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
