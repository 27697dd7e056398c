import { NetworkFault } from "@lending/api-client";
import { useEffect } from "react";
import type { ConfirmationDialog } from "../useConfirmationDialogs.ts";

interface WithoutDialogsProps {
  dialog: ConfirmationDialog;
  onPromotionClosed: () => void;
  onLeave: () => void;
}

/**
 * Where the dialogs cannot be had: a pop-up is left out and Back leaves, but without the agreement that must be agreed
 * to there is no going on, and the screen says so.
 */
export function WithoutDialogs({ dialog, onPromotionClosed, onLeave }: WithoutDialogsProps) {
  if (dialog === "agreement") throw new NetworkFault("agreement-dialog");
  useEffect(() => {
    if (dialog === "promotion") onPromotionClosed();
    else onLeave();
  });
  return null;
}
