import { apiAtom, Fault } from "@lending/api-client";
import { useApp, useOpenExternal } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { fetchProductLink } from "../../api/fetchProductLink.ts";
import type { RecommendedProduct } from "../../api/recommendedProduct.ts";
import { eventModules, saveEvent } from "../../api/saveEvent.ts";
import { orderMessages } from "./messages.ts";

/**
 * Opens a recommended product: records the tap, fetches the product's link, then opens it here or in the native app.
 */
export function useOpenProduct() {
  const messages = useMessages(orderMessages);
  const api = useAtomValue(apiAtom);
  const { native } = useApp();
  const openExternal = useOpenExternal();
  const busy = useRef(false);
  const [opening, setOpening] = useState<number>();

  const open = async (product: RecommendedProduct, position: number) => {
    if (busy.current || !product.isEnabled) return;
    busy.current = true;
    setOpening(position);
    const { productId } = product;
    saveEvent(api, { productId, moduleId: eventModules.recommended, positionId: String(position) });
    try {
      const answer = await fetchProductLink(api, { productId, moduleId: eventModules.recommended, position });
      if (!answer.ok) showToast(answer.message || messages.notOpened, { tone: "error" });
      else if (!/^http/i.test(answer.link)) void native.goToPage(answer.link);
      else if (!openExternal(answer.link).opened) showToast(messages.notOpened, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(messages.notOpened, { tone: "error" });
    } finally {
      busy.current = false;
      setOpening(undefined);
    }
  };
  return { open, opening };
}
