import { apiAtom } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { formatDate } from "@lending/ui/format";
import { fetchAgreements } from "./fetchAgreements.ts";
import { type ConfirmationVariant, fetchConfirmation } from "./fetchConfirmation.ts";

export interface OfferIds {
  readonly variant: ConfirmationVariant;
  readonly productId: string;
}

/** The offer for a product, and the day of its request. Its agreements are requested in parallel; the component that shows them waits for them. */
export const offerAtom = fetchAtomFamily(async (get, { variant, productId }: OfferIds, { signal }) => {
  const api = get(apiAtom);
  const agreements = fetchAgreements(api, variant, productId, signal);
  // When the offer itself fails, its agreements are not awaited.
  agreements.catch(() => undefined);
  const day = formatDate(Date.now());
  return { offer: await fetchConfirmation(api, variant, productId, signal), agreements, day };
});
