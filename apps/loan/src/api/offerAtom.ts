import { apiAtom, type Result } from "@lending/api-client";
import { fetchAtomFamily } from "@lending/bridge/store";
import { formatDate } from "@lending/ui/day";
import { loanAgreements, newerLoanAgreements } from "./fetchAgreements.ts";
import { type Confirmation, type ConfirmationVariant, confirmation, newerConfirmation } from "./fetchConfirmation.ts";

export interface OfferIds {
  readonly variant: ConfirmationVariant;
  readonly productId: string;
}

const reads = {
  v3: { offer: confirmation, agreements: loanAgreements },
  newer: { offer: newerConfirmation, agreements: newerLoanAgreements },
} as const;

/** Returns the call for the agreements of an offer. */
export const agreementsOf = ({ variant, productId }: OfferIds) => reads[variant].agreements({ productId });

/** The offer for a product, and the day of its request. Its agreements are requested in parallel; the component that shows them waits for them. */
export const offerAtom = fetchAtomFamily(async (get, ids: OfferIds, { signal }) => {
  const { request } = get(apiAtom);
  const agreements = request(agreementsOf(ids), { signal });
  // When the offer itself fails, its agreements are not awaited.
  agreements.catch(() => undefined);
  const day = formatDate(Date.now());
  const offer: Result<Confirmation> = await request(reads[ids.variant].offer({ productId: ids.productId }), { signal });
  return { offer, agreements, day };
});
