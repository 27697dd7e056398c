import { withQuery } from "@lending/bridge/with-query";

interface Product {
  readonly productId: string;
}

interface Agreement extends Product {
  readonly orderId?: string;
  readonly scene: string;
  /** The agreement's identifier. */
  readonly position: string;
  /** Set for products of the newer confirmation, which uses a different call. */
  readonly confirmation?: "newer";
}

export const loanDetailPath = (order: Product & { readonly orderId: string }) => withQuery("/loanDetail", { ...order });
export const loanConfirmPath = (product: Product) => withQuery("/loanConfirm", { ...product });
export const loanConfirm2Path = (product: Product) => withQuery("/loanConfirm2", { ...product });
export const productUrlPath = (product: Product) => withQuery("/productUrl", { ...product });
export const recommendListPath = "/recommendList";
export const loanAgreementPath = (agreement: Agreement) => withQuery("/loanAgreement", { ...agreement });
