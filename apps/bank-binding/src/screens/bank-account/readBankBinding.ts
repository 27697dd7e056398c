/** The product that needs an account, and the page that the borrower came from. */
export interface BankBinding {
  readonly productId: string;
  /** "" if the address names none. */
  readonly orderId: string;
  /** Whether an order needs another account; its page opens after the account is saved. */
  readonly isForOrder: boolean;
}

/** Reads the query. Returns undefined if it names no product. */
export function readBankBinding(query: URLSearchParams): BankBinding | undefined {
  const productId = query.get("productId") ?? "";
  if (productId === "") return undefined;
  return { productId, orderId: query.get("orderId") ?? "", isForOrder: query.get("source") === "loanDetail" };
}
