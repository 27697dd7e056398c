/** Request for an order's details. The route sends it early; `fetchOrderDetails` sends it again when necessary. */
export const orderDetailsRequest = { client: "helper", method: "GET", path: "/v3/loan-details" } as const;
