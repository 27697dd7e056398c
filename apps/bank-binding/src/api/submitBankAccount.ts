import type { Answer, Api } from "@lending/api-client";

/** An account as the borrower filled it in. */
export interface BankAccount {
  readonly productId: string;
  readonly cardType: number;
  readonly channelNumber: number;
  /** What is sent under each item's code. */
  readonly fields: Readonly<Record<string, string>>;
}

interface SubmitOptions {
  /** Another account for an order that waits for one (specification 7: when source is loanDetail). */
  readonly isChange: boolean;
  readonly loadingText: string;
}

/** Binds the account that the money goes to. */
export function submitBankAccount(
  api: Api,
  { productId, cardType, channelNumber, fields }: BankAccount,
  { isChange, loadingText }: SubmitOptions,
): Promise<Answer> {
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
