import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import { fetchConfirmation } from "../../api/fetchConfirmation.ts";
import { askAgreements } from "./askAgreements.ts";

interface OfferParam {
  readonly variant: ConfirmationVariant;
  readonly productId: string;
}

/** The offer for a product. Its agreements are asked for at the same time, and are waited for by the part that shows them. */
export const offerAtom = fetchAtomFamily(async (get, { variant, productId }: OfferParam, { signal }) => {
  const api = get(apiAtom);
  const agreements = askAgreements(api, variant, productId, signal);
  return { answer: await fetchConfirmation(api, variant, productId, signal), agreements };
});
