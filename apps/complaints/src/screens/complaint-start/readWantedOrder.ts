/** Which order a complaint is about, as the address says it. */
export interface WantedOrder {
  /** What the native app passes, "" when nothing. */
  readonly orderId: string;
  /** Chosen from All; "" while the server's own choice stands. */
  readonly orderNo: string;
}

/** Reads what the address says of the order. */
export function readWantedOrder(query: URLSearchParams): WantedOrder {
  return { orderId: query.get("orderId") ?? "", orderNo: query.get("orderNo") ?? "" };
}
