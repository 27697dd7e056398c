import { withQuery } from "@lending/bridge/with-query";

interface BankBinding {
  readonly productId: string;
  readonly orderId?: string;
  /** Where to navigate once the card is bound: the order page; otherwise the webview closes. */
  readonly source?: "loanDetail";
}

export const bindBankPath = (binding: BankBinding) => withQuery("/bindBank", { ...binding });
