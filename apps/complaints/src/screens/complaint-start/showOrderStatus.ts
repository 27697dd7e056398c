/** Returns the lender's text of a status, or our words for its number. */
export const showOrderStatus = (status: string, orderStatus: (number: string) => string) =>
  /^\d+$/.test(status) ? orderStatus(status) : status;
