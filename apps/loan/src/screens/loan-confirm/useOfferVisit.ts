import { useLocation } from "@lending/bridge/router";
import { atom, useAtom } from "@lending/bridge/store";
import { useCallback } from "react";
import { openedAgreement, withdrawnConsent } from "../../stored.ts";

/** The borrower's decisions about an offer, and what is not known about it. */
interface OfferVisit {
  readonly isConsented: boolean;
  /** Whether the required agreement was opened as its own page. */
  readonly hasOpenedAgreement: boolean;
  /** URL of the required agreement after the borrower has accepted it. */
  readonly agreedLink: string;
  readonly isPromotionClosed: boolean;
  /** Link of the accepted application: the lender has it, and it is not sent again. */
  readonly sentLink?: string;
  /** What a notice states about the last application: that no answer came, or that its page cannot be opened. */
  readonly notice?: "unanswered" | "notOpened" | undefined;
}

const makeVisit = (entry: string): OfferVisit => ({
  isConsented: withdrawnConsent.read() !== entry,
  hasOpenedAgreement: openedAgreement.read() === entry,
  agreedLink: "",
  isPromotionClosed: false,
});

const visitAtom = atom<{ entry: string; visit: OfferVisit } | undefined>(undefined);

/**
 * Returns the decisions of this visit and a function that changes them. They belong to one history entry of an offer:
 * Back from an agreement restores them, and a new visit starts with the consent ticked. A withdrawn consent and
 * an opened agreement also survive a reload.
 */
export function useOfferVisit() {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const [stored, store] = useAtom(visitAtom);
  const change = useCallback(
    (decision: Partial<OfferVisit>) => {
      if (decision.isConsented === false) withdrawnConsent.save(entry);
      else if (decision.isConsented) withdrawnConsent.drop();
      if (decision.hasOpenedAgreement) openedAgreement.save(entry);
      store((before) => ({
        entry,
        visit: { ...(before?.entry === entry ? before.visit : makeVisit(entry)), ...decision },
      }));
    },
    [entry, store],
  );
  return [stored?.entry === entry ? stored.visit : makeVisit(entry), change] as const;
}
