import { useBack, useBackGuard } from "@lending/bridge";
import { useLocation } from "@lending/bridge/router";
import { atom, useAtom } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useCallback, useEffect, useState } from "react";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { confirmationMessages } from "../../messages/source.ts";
import { offerVisit } from "../../stored.ts";

/** The borrower's decisions about an offer, and what is not known about it. */
interface OfferVisit extends Readonly<Omit<ReturnType<typeof offerVisit.read>, "entry">> {
  /** URL of the required agreement after the borrower has accepted it. */
  readonly agreedLink: string;
  readonly isPromotionClosed: boolean;
  /** Link of the accepted application: the lender has it, and it is not sent again. */
  readonly sentLink?: string;
  /** What a notice states about the last application: that no answer came, or that its page cannot be opened. */
  readonly notice?: "unanswered" | "notOpened" | undefined;
}

const freshVisit: OfferVisit = {
  isConsented: true,
  hasOpenedAgreement: false,
  isStayAsked: false,
  agreedLink: "",
  isPromotionClosed: false,
};

const makeVisit = (entry: string): OfferVisit => {
  const { entry: keptEntry, ...kept } = offerVisit.read();
  return { ...freshVisit, ...(keptEntry === entry && kept) };
};

const visitAtom = atom<{ entry: string; visit: OfferVisit } | undefined>(undefined);

/**
 * Returns the decisions of this visit and a function that changes them. They belong to one history entry of an offer:
 * Back from an agreement restores them, and a new visit starts with the consent ticked. Some also survive a reload.
 */
export function useOfferVisit() {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const [stored, store] = useAtom(visitAtom);
  const change = useCallback(
    (decision: Partial<OfferVisit>) => {
      const { isConsented, hasOpenedAgreement, isStayAsked } = { ...makeVisit(entry), ...decision };
      offerVisit.save({ entry, isConsented, hasOpenedAgreement, isStayAsked });
      store((before) => ({
        entry,
        visit: { ...(before?.entry === entry ? before.visit : makeVisit(entry)), ...decision },
      }));
    },
    [entry, store],
  );
  return [stored?.entry === entry ? stored.visit : makeVisit(entry), change] as const;
}

/** The dialog on top of an offer, of which only one is open at a time, and what its buttons do. */
export type OfferDialogs = ReturnType<typeof useConfirmationDialogs>;

/**
 * Returns the dialog on top of the offer: the required agreement first, then the pop-up of the newer variant. When
 * isPopType is 1, the first Back of a visit opens the retention prompt, and the next one leaves.
 */
export function useConfirmationDialogs(confirmation: Confirmation, isSending: boolean) {
  const messages = useMessages(confirmationMessages);
  const goBack = useBack();
  const [{ agreedLink, hasOpenedAgreement, isPromotionClosed, isStayAsked }, changeVisit] = useOfferVisit();
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
    else if (dialog === "stay") setLeaveStep("leaving");
    else {
      setLeaveStep("confirming");
      changeVisit({ isStayAsked: true });
    }
  };
  const isPromptDue = stayPrompt !== undefined && !isStayAsked;
  const isGuarded = isSending || dialog === "promotion" || dialog === "stay" || isPromptDue;
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
