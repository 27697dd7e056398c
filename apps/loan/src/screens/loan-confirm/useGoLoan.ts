import { apiAtom, Fault } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useRef, useState } from "react";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { pushLoan } from "../../api/pushLoan.ts";
import type { ConfirmationVariant } from "../../api/requests.ts";
import { useFollowLink } from "../../components/useFollowLink.ts";
import { confirmationMessages } from "./messages.ts";

/** Applies for the offer, once even when tapped repeatedly, and opens the new order. */
export function useGoLoan(variant: ConfirmationVariant, productId: string, confirmation: Confirmation) {
  const messages = useMessages(confirmationMessages);
  const api = useAtomValue(apiAtom);
  const { page = window } = useApp();
  const followLink = useFollowLink();
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);

  const release = () => {
    busy.current = false;
    setIsSending(false);
  };
  // The button stays busy while the page unloads. The browser may restore the page from its back/forward cache.
  useEffect(() => {
    const onShow = (event: Event) => {
      if (!("persisted" in event) || event.persisted !== true) return;
      busy.current = false;
      setIsSending(false);
    };
    page.addEventListener("pageshow", onShow);
    return () => page.removeEventListener("pageshow", onShow);
  }, [page]);

  const goLoan = async () => {
    if (busy.current) return;
    busy.current = true;
    setIsSending(true);
    let hasNavigated = false;
    try {
      const response = await pushLoan(api, variant, productId, confirmation);
      if (!response.ok) showToast(response.message || messages.refused, { tone: "error" });
      else {
        // Replaces the page, so that Back does not return to an accepted offer.
        hasNavigated = followLink(response.link, { query: { from: "confirm" }, replace: true });
        if (!hasNavigated) showToast(messages.sentNotOpened, { tone: "error" });
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(messages.unanswered, { tone: "error" });
    } finally {
      if (!hasNavigated) release();
    }
  };
  return { goLoan, isSending };
}
