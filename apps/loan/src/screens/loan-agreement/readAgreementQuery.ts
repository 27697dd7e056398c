import { CONFIRMATION_SCENE } from "../../api/agreementsRequest.ts";
import type { AgreementQuery } from "../../api/fetchAgreementLink.ts";

/**
 * Returns the agreement that the URL names, or undefined when it names none. Without a scene it belongs to a
 * confirmation; `variant=newer` names an agreement that the newer confirmation lists.
 */
export function readAgreementQuery(query: URLSearchParams): AgreementQuery | undefined {
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
