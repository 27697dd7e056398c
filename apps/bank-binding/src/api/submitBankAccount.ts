import { defineSend, given } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { formatAccount } from "@lending/ui/format";

const account = {
  client: "helper",
  method: "POST",
  fields: {
    product_id: given("productId"),
    cardTypeMi: given("cardType", (cardType: number) => `${cardType}`),
    channelNumber: given("channelNumber", (channelNumber: number) => `${channelNumber}`),
  },
  /** The value of each field of the form, by its code. */
  others: given("values", (values: Readonly<Record<string, string>>) => values),
  // An addition that the lender may omit: the bank and the last digits.
  data: record({ account: record({ name: text(), lastDigits: text() }) }),
  additions: ["account"],
  once: true,
} as const;

/** Returns the saved account as text; "" when the lender does not send it. */
const readAccount = (saved: ReturnType<typeof account.data.read>) => formatAccount(saved.account);

/** Saves the account that receives the money. */
export const submitBankAccount = defineSend({ ...account, path: "/bind-card-new", read: readAccount });

/** Replaces the account of an order. */
export const changeBankAccount = defineSend({ ...account, path: "/bind-card-change", read: readAccount });
