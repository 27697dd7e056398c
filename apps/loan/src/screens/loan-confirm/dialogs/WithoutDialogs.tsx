import { useEffect } from "react";
import type { ConfirmationDialog } from "../useConfirmationDialogs.ts";

interface WithoutDialogsProps {
  dialog: ConfirmationDialog;
  onPromotionClosed: () => void;
  onLeave: () => void;
  /** Why the dialogs failed to load. */
  error: Error;
}

/**
 * Replaces the dialogs when their file fails to load: a pop-up is left out and Back leaves. The agreement cannot be left
 * out, so its failure is thrown to the shell's failure screen, and Retry there requests the file again.
 */
export function WithoutDialogs({ dialog, onPromotionClosed, onLeave, error }: WithoutDialogsProps) {
  if (dialog === "agreement") throw error;
  useEffect(() => {
    if (dialog === "promotion") onPromotionClosed();
    else onLeave();
  });
  return null;
}
