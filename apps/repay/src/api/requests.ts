export const instalmentRequest = { client: "helper", method: "GET", path: "/v3/installment/loan-play-detail" } as const;

export const extensionRequest = { client: "helper", method: "GET", path: "/figures/pettypy" } as const;

export const cardsRequest = { client: "helper", method: "POST", path: "/repayment-way" } as const;

/** Request for the receipts of an order: an addition of this product, which the lender may not offer. */
export const receiptsRequest = { client: "helper", method: "GET", path: "/v3/installment/receipts" } as const;
