/** Where an order's details are read (specification 7, "Order details"); the route asks for it early, the fetch again if it must. */
export const orderDetailsRequest = { client: "helper", method: "GET", path: "/v3/loan-details" } as const;
