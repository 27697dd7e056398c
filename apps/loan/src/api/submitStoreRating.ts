import { defineSend, given } from "@lending/api-client/endpoint";

/**
 * Reports to the lender that the borrower has rated this order. The server always gets 5: the stars that the borrower
 * picked only decide about the store page.
 */
export const submitStoreRating = defineSend({
  client: "helper",
  method: "POST",
  path: "/v3/loan-details/google-score",
  fields: { score: "5", productId: given("productId"), orderId: given("orderId") },
  once: true,
});
