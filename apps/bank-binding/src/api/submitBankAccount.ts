import type { Api } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";
import { formatAccount } from "@lending/ui/format";

/** The saved account: an addition that the lender may omit. */
export const savedAccountSchema = record({ account: record({ name: text(), lastDigits: text() }) });

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

export type SavedAccount =
  /** `account` is the bank and the last digits, or "". */
  { readonly ok: true; readonly account: string } | { readonly ok: false; readonly message: string };

export async function submitBankAccount(
  api: Api,
  { productId, cardType, channelNumber, fields }: BankAccount,
  { isChange, loadingText }: SubmitOptions,
): Promise<SavedAccount> {
  const response = await api.request(
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
  if (!response.ok) return { ok: false, message: response.message };
  return { ok: true, account: formatAccount(parseResponse(savedAccountSchema, response.data).account) };
}
