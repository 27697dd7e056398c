/** Where the cards of the legacy repayment are read (specification 7, "Legacy"). */
export const cardsRequest = { client: "helper", method: "POST", path: "/repayment-way" } as const;
