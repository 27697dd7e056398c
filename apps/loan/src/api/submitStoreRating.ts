import type { Api, ApiResponse } from "@lending/api-client";

/** The server always gets 5: the stars that the borrower picked only decide about the store page. */
const SCORE = "5";

/** Reports to the lender that the borrower has rated this order. */
export function submitStoreRating(
  api: Api,
  ids: { readonly productId: string; readonly orderId: string },
): Promise<ApiResponse> {
  return api.request(
    {
      client: "helper",
      method: "POST",
      path: "/v3/loan-details/google-score",
      fields: { score: SCORE, productId: ids.productId, orderId: ids.orderId },
    },
    { once: true },
  );
}
