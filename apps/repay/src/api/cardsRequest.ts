/** Request for the cards of the legacy repayment. */
export const cardsRequest = { client: "helper", method: "POST", path: "/repayment-way" } as const;
