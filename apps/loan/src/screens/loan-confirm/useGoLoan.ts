import { apiAtom, Fault } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useRef, useState } from "react";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import type { Confirmation } from "../../api/fetchConfirmation.ts";
import { pushLoan } from "../../api/pushLoan.ts";
import { useFollowLink } from "../../components/links/useFollowLink.ts";
import { confirmationMessages } from "./messages.ts";

/** Applies for the offer, once however often it is tapped, and goes to the new order (specification 7, push). */
export function useGoLoan(variant: ConfirmationVariant, productId: string, confirmation: Confirmation) {
  const words = useMessages(confirmationMessages);
  const api = useAtomValue(apiAtom);
  const { page = window } = useApp();
  const followLink = useFollowLink();
  const busy = useRef(false);
  const [isSending, setIsSending] = useState(false);

  const release = () => {
    busy.current = false;
    setIsSending(false);
  };
  // A page that was left for the order stays taken while it unloads; the browser may bring it back as it was left.
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
    let isLeft = false;
    try {
      const answer = await pushLoan(api, variant, productId, confirmation);
      if (!answer.ok) showToast(answer.message || words.refused, { tone: "error" });
      else {
        // An offer that was taken is not behind Back.
        isLeft = followLink(answer.link, { query: { from: "confirm" }, replace: true });
        if (!isLeft) showToast(words.sentNotOpened, { tone: "error" });
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(words.unanswered, { tone: "error" });
    } finally {
      if (!isLeft) release();
    }
  };
  return { goLoan, isSending };
}
