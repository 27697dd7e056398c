import { useBack, useBackGuard } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useState } from "react";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { confirmationMessages } from "./messages.ts";
import { useOfferVisit } from "./useOfferVisit.ts";

/** What may stand over the offer, one at a time. */
export type ConfirmationDialog = "stay" | "agreement" | "promotion";

/**
 * Which dialog stands over the offer: the agreement that must be agreed to, then the pop-up of the newer variant; the
 * retention prompt comes on Back, when isPopType is 1 (specification 4), and Back upon it leaves.
 */
export function useConfirmationDialogs(confirmation: Confirmation, isSending: boolean) {
  const words = useMessages(confirmationMessages);
  const goBack = useBack();
  const [{ agreedLink, isPromotionSeen }, changeVisit] = useOfferVisit();
  const [parting, setParting] = useState<"no" | "asked" | "leaving">("no");
  const { agreementLink, promotion, stayPrompt } = confirmation;

  const isAgreed = agreementLink === agreedLink || agreementLink === "";
  const dialog: ConfirmationDialog | undefined =
    parting === "asked"
      ? "stay"
      : !isAgreed
        ? "agreement"
        : promotion !== undefined && !isPromotionSeen
          ? "promotion"
          : undefined;

  const closePromotion = () => changeVisit({ isPromotionSeen: true });

  const onBack = () => {
    if (isSending) showToast(words.sending);
    else if (dialog === "promotion") closePromotion();
    else setParting(dialog === "stay" ? "leaving" : "asked");
  };
  const isGuarded = isSending || dialog === "promotion" || stayPrompt !== undefined;
  useBackGuard(onBack, isGuarded && parting !== "leaving");
  // Once the guard is gone.
  useEffect(() => {
    if (parting === "leaving") goBack();
  }, [parting, goBack]);

  return {
    dialog,
    isAgreed,
    goBack,
    agree: () => changeVisit({ agreedLink: agreementLink }),
    closePromotion,
    stay: () => setParting("no"),
    leave: () => setParting("leaving"),
  };
}
