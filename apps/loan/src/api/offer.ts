import { apiAtom, type Result } from "@lending/api-client";
import { defineSend, given } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import { sendMoney } from "@lending/domain/money";
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

/** The code of a product that takes no further loan today. */
export const FULL = "30";

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

/** Applies for the offer exactly as it was fetched. Returns the link of the new order. */
export const pushLoan = defineSend({
  client: "helper",
  method: "POST",
  path: "/v3/loan-confirm/loan-detail-push",
  fields: {
    amount: given("amount", sendMoney),
    periods: given("periods"),
    termUnit: given("termUnit"),
    productId: given("productId"),
  },
  data: record({ lendDetailsUrl: text() }),
  read: ({ lendDetailsUrl }) => lendDetailsUrl,
  once: true,
});

/** The same in the newer variant. Some lenders keep the name of version 3 for the link. */
export const pushNewerLoan = defineSend({
  client: "form",
  method: "POST",
  path: "/gopia/goya/push",
  fields: ({ confirmation: names }) => ({
    [names.amount]: given("amount", sendMoney),
    [names.periods]: given("periods"),
    [names.termUnit]: given("termUnit"),
    productId: given("productId"),
  }),
  data: ({ confirmation: names }) => record({ lendDetailsUrl: text(), [names.redirectLink]: text() }),
  read: (wire, { names }) => wire[names.confirmation.redirectLink] || wire.lendDetailsUrl,
  once: true,
});
