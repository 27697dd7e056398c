/** Whose account is asked for, and where the borrower came from. */
export interface BankBinding {
  readonly productId: string;
  /** "" when the address names none. */
  readonly orderId: string;
  /** The order waits for another account, and is where one goes when it is saved (specification 4). */
  readonly isForOrder: boolean;
}

/** What the address asks for, or undefined when it names no product. */
export function readBankBinding(query: URLSearchParams): BankBinding | undefined {
  const productId = query.get("productId") ?? "";
  if (productId === "") return undefined;
  return { productId, orderId: query.get("orderId") ?? "", isForOrder: query.get("source") === "loanDetail" };
}
