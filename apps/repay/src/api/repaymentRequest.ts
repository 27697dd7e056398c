/** Where an instalment's repayment is read (specification 7, "Repayment"). */
export const instalmentRequest = { client: "helper", method: "GET", path: "/v3/installment/loan-play-detail" } as const;

/** Where an extension's repayment is read. */
export const extensionRequest = { client: "helper", method: "GET", path: "/figures/pettypy" } as const;
