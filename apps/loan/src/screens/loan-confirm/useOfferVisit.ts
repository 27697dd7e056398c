import { useLocation } from "@lending/bridge/router";
import { atom, useAtom } from "@lending/bridge/store";
import { useCallback } from "react";

/** The borrower's decisions about an offer. */
interface OfferVisit {
  readonly isConsented: boolean;
  /** URL of the required agreement after the borrower has accepted it. */
  readonly agreedLink: string;
  readonly isPromotionClosed: boolean;
}

const newVisit: OfferVisit = { isConsented: true, agreedLink: "", isPromotionClosed: false };

const visitAtom = atom({ entry: "", visit: newVisit });

/**
 * Returns the decisions of this visit and a function that changes them. They belong to one history entry: Back from an
 * agreement restores them, and a new visit starts with the consent ticked.
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
