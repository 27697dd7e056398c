/** What an offer is for; the order is "" before there is one. */
export interface OfferIds {
  readonly productId: string;
  readonly orderId: string;
}
