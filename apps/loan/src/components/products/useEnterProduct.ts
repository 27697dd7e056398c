import { apiAtom, Fault } from "@lending/api-client";
import { useAtomValue } from "@lending/bridge/store";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { enterProduct } from "../../api/enterProduct.ts";
import type { TaggedProduct } from "../../api/fetchScholarships.ts";
import { saveProductClick } from "../../api/saveProductClick.ts";
import { productMessages } from "./messages.ts";
import { useOpenProductLink } from "./useOpenProductLink.ts";

/** Opens a product of the list: records the tap, then fetches the product's link and follows it. */
export function useEnterProduct() {
  const messages = useMessages(productMessages);
  const api = useAtomValue(apiAtom);
  const openProductLink = useOpenProductLink();
  const busy = useRef(false);
  const [entering, setEntering] = useState<number>();

  const enter = async ({ productId, isEnabled }: TaggedProduct, position: number) => {
    if (busy.current || !isEnabled) return;
    busy.current = true;
    setEntering(position);
    try {
      await saveProductClick(api, { productId, position });
      const answer = await enterProduct(api, { productId, position });
      if (!answer.ok) showToast(answer.message || messages.notOpened, { tone: "error" });
      else if (!openProductLink(answer.link, productId)) showToast(messages.notOpened, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(messages.unreached, { tone: "error" });
    } finally {
      busy.current = false;
      setEntering(undefined);
    }
  };
  return { enter, entering };
}
