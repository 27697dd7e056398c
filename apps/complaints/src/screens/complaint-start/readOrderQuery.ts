/** The order of a complaint in the address. */
export interface OrderQuery {
  /** The id that the native app passes, or "". */
  readonly orderId: string;
  /** The order chosen from All; "" while the server's choice applies. */
  readonly orderNo: string;
}

/** Reads the order from the query. */
export function readOrderQuery(query: URLSearchParams): OrderQuery {
  return { orderId: query.get("orderId") ?? "", orderNo: query.get("orderNo") ?? "" };
}
