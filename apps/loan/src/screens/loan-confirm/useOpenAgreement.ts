import { apiAtom, Fault } from "@lending/api-client";
import { useOpenExternal } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { CONFIRMATION_SCENE } from "../../api/agreementsRequest.ts";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import { fetchAgreementLink } from "../../api/fetchAgreementLink.ts";
import { confirmationMessages } from "./messages.ts";
import type { OfferIds } from "./OfferIds.ts";

/** Opens an agreement: asks for its address, then goes there (specification 7, contract-jump). */
export function useOpenAgreement(variant: ConfirmationVariant, ids: OfferIds) {
  const words = useMessages(confirmationMessages);
  const api = useAtomValue(apiAtom);
  const openExternal = useOpenExternal();
  const busy = useRef(false);
  const [opening, setOpening] = useState<string>();

  const openAgreement = async (identifier: string) => {
    if (busy.current) return;
    busy.current = true;
    setOpening(identifier);
    try {
      const wanted = { ...ids, scene: CONFIRMATION_SCENE, position: identifier };
      const answer = await fetchAgreementLink(api, variant, wanted);
      if (!answer.ok) showToast(answer.message || words.linkNotOpened, { tone: "error" });
      else if (!openExternal(answer.link).opened) showToast(words.linkNotOpened, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(words.agreementLost, { tone: "error" });
    } finally {
      busy.current = false;
      setOpening(undefined);
    }
  };
  return { openAgreement, opening };
}
