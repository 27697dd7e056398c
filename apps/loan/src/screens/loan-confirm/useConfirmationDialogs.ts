import { useBack, useBackGuard } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useState } from "react";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { confirmationMessages } from "../../messages/source.ts";
import { useOfferVisit } from "./useOfferVisit.ts";

/** The dialog on top of an offer, of which only one is open at a time, and what its buttons do. */
export type OfferDialogs = ReturnType<typeof useConfirmationDialogs>;

/**
 * Returns the dialog on top of the offer: the required agreement first, then the pop-up of the newer variant. When
 * isPopType is 1, Back opens the retention prompt, and a second Back leaves.
 */
export function useConfirmationDialogs(confirmation: Confirmation, isSending: boolean) {
  const messages = useMessages(confirmationMessages);
  const goBack = useBack();
  const [{ agreedLink, hasOpenedAgreement, isPromotionClosed }, changeVisit] = useOfferVisit();
  const [leaveStep, setLeaveStep] = useState<"no" | "confirming" | "leaving">("no");
  const { agreementLink, promotion, stayPrompt } = confirmation;

  const isAgreed = agreementLink === agreedLink || agreementLink === "";
  const dialog =
    leaveStep === "confirming"
      ? "stay"
      : !isAgreed
        ? "agreement"
        : promotion !== undefined && !isPromotionClosed
          ? "promotion"
          : undefined;

  const closePromotion = () => changeVisit({ isPromotionClosed: true });

  const onBack = () => {
    if (isSending) showToast(messages.sending);
    else if (dialog === "promotion") closePromotion();
    else setLeaveStep(dialog === "stay" ? "leaving" : "confirming");
  };
  const isGuarded = isSending || dialog === "promotion" || stayPrompt !== undefined;
  useBackGuard(onBack, isGuarded && leaveStep !== "leaving");
  // Runs after the render that removes the guard; the guard would block the navigation.
  useEffect(() => {
    if (leaveStep === "leaving") goBack();
  }, [leaveStep, goBack]);

  return {
    dialog,
    isAgreed,
    goBack,
    hasOpenedAgreement,
    openAgreement: () => changeVisit({ hasOpenedAgreement: true }),
    agree: () => changeVisit({ agreedLink: agreementLink }),
    closePromotion,
    stay: () => setLeaveStep("no"),
    leave: () => setLeaveStep("leaving"),
  };
}
