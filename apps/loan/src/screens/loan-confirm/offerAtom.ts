import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import type { ConfirmationVariant } from "../../api/confirmationRequest.ts";
import { fetchConfirmation } from "../../api/fetchConfirmation.ts";
import { fetchAgreementsOrRefusal } from "./fetchAgreementsOrRefusal.ts";

interface OfferParam {
  readonly variant: ConfirmationVariant;
  readonly productId: string;
}

/** The offer for a product. Its agreements are requested in parallel; the component that shows them waits for them. */
export const offerAtom = fetchAtomFamily(async (get, { variant, productId }: OfferParam, { signal }) => {
  const api = get(apiAtom);
  const agreements = fetchAgreementsOrRefusal(api, variant, productId, signal);
  return { answer: await fetchConfirmation(api, variant, productId, signal), agreements };
});
