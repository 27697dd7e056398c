/** Request for the repayment of an instalment. */
export const instalmentRequest = { client: "helper", method: "GET", path: "/v3/installment/loan-play-detail" } as const;

/** Request for the price of an extension. */
export const extensionRequest = { client: "helper", method: "GET", path: "/figures/pettypy" } as const;

/** Request for the cards of the legacy repayment. */
export const cardsRequest = { client: "helper", method: "POST", path: "/repayment-way" } as const;
