import { useLocation } from "@lending/bridge/router";
import { atom, useAtom } from "@lending/bridge/store";
import { useCallback } from "react";

/** What the borrower has decided about an offer. */
interface OfferVisit {
  readonly isConsented: boolean;
  /** The address of the agreement that opens by itself, once the borrower has agreed to it. */
  readonly agreedLink: string;
  readonly isPromotionSeen: boolean;
}

const newVisit: OfferVisit = { isConsented: true, agreedLink: "", isPromotionSeen: false };

const visitAtom = atom({ entry: "", visit: newVisit });

/**
 * Returns the decisions of this visit and a function that changes them. They belong to one entry of the history: Back from
 * an agreement finds them as they were, and a new visit starts with the consent given.
 */
export function useOfferVisit() {
  const { key, pathname, search } = useLocation();
  const entry = `${key} ${pathname}${search}`;
  const [stored, store] = useAtom(visitAtom);
  const change = useCallback(
    (decision: Partial<OfferVisit>) =>
      store((before) => ({ entry, visit: { ...(before.entry === entry ? before.visit : newVisit), ...decision } })),
    [entry, store],
  );
  return [stored.entry === entry ? stored.visit : newVisit, change] as const;
}
