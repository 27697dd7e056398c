import { defineRead, fromQuery, refuse } from "@lending/api-client/endpoint";
import { integer, list, record, text, unique, type ValueOf } from "@lending/api-client/schema";
import { DEFAULT_CHANNEL, firstItemFields, toFirstItem } from "./firstForm.ts";

/** More than any form needs, and more than the 1,642 cities and municipalities of the Philippines. */
const ENTRIES_MAX = 2_000;

const bankFormSchema = record({
  items: list(
    record({
      ...firstItemFields,
      cate: text(),
      value: text(),
      note: list(record({ name: text(), type: text() }), ENTRIES_MAX + 1),
      inputType: text(),
      channelNumber: integer(DEFAULT_CHANNEL),
    }),
    ENTRIES_MAX + 1,
  ),
});

export type BankFormData = ValueOf<typeof bankFormSchema>;

/** One field of the form. Its texts come from the server. */
export type BankFormItem = Readonly<ReturnType<typeof readItem>>;

function readItem(item: BankFormData["items"][number]) {
  const first = toFirstItem(item);
  const options = item.note.filter(({ name, type }) => name !== "" || type !== "");
  return {
    /** Unique within the form. The code alone may occur once for each card type. */
    key: `${first.cardType} ${item.code}`,
    ...first,
    /** "text", "citySelect", "day", "enum", or a kind that this version does not know. */
    category: item.cate,
    subtitle: item.subtitle,
    /** The value that the server fills in; "" if none. */
    value: item.value,
    /** No two options share both `name` and `type`, and at least one of the two is not empty. */
    options: unique(options, ({ name, type }) => JSON.stringify([type, name])),
    inputType: item.inputType,
    channelNumber: item.channelNumber > 0 ? item.channelNumber : DEFAULT_CHANNEL,
  };
}

function readItems({ items }: BankFormData) {
  // A form without its last fields would be sent incomplete, and a bank beyond the end of a list could not be chosen.
  if ([items, ...items.map(({ note }) => note)].some(({ length }) => length > ENTRIES_MAX)) return refuse();
  return unique(items.filter((item) => item.code !== "").map(readItem), (item) => item.key);
}

/** The fields for a product's bank account. */
export const bankForm = defineRead({
  client: "helper",
  method: "POST",
  path: "/card-init",
  fields: { product_id: fromQuery("productId") },
  data: bankFormSchema,
  read: readItems,
});
