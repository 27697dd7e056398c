/** Returns the address of a receipt, or of all payments of an order. */
export const receiptLocation = (orderId: string, receiptId = "") =>
  `/receipt?${new URLSearchParams({ orderId, ...(receiptId && { receiptId }) })}`;
