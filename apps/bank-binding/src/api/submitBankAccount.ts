import type { Api, ApiResponse } from "@lending/api-client";

export interface BankAccount {
  readonly productId: string;
  readonly cardType: number;
  readonly channelNumber: number;
  /** The value to send for each item's code. */
  readonly fields: Readonly<Record<string, string>>;
}

interface SubmitOptions {
  /** Whether this replaces the account of an order: the page was opened with `source=loanDetail`. */
  readonly isChange: boolean;
  readonly loadingText: string;
}

export function submitBankAccount(
  api: Api,
  { productId, cardType, channelNumber, fields }: BankAccount,
  { isChange, loadingText }: SubmitOptions,
): Promise<ApiResponse> {
  return api.request(
    {
      client: "helper",
      method: "POST",
      path: isChange ? "/bind-card-change" : "/bind-card-new",
      fields: {
        ...fields,
        product_id: productId,
        cardTypeMi: String(cardType),
        channelNumber: String(channelNumber),
      },
    },
    { loadingText, once: true },
  );
}
