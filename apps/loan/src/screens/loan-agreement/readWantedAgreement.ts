import { CONFIRMATION_SCENE } from "../../api/agreementsRequest.ts";
import type { WantedAgreement } from "../../api/fetchAgreementLink.ts";

/**
 * The agreement that the address names, or undefined when it names none. Without a scene it is one of a confirmation;
 * `variant=newer` is one that the newer confirmation lists.
 */
export function readWantedAgreement(query: URLSearchParams): WantedAgreement | undefined {
  const productId = query.get("productId") ?? "";
  const position = query.get("position") ?? "";
  if (productId === "" || position === "") return undefined;
  return {
    variant: query.get("variant") === "newer" ? "newer" : "v3",
    productId,
    scene: query.get("scene") || CONFIRMATION_SCENE,
    position,
    orderId: query.get("orderId") ?? "",
  };
}
