import { type Api, apiAtom } from "@lending/api-client";
import { integer, list, parseResponse, record, text } from "@lending/api-client/schema";
import { fetchAtomFamily } from "@lending/bridge/store";
import type * as v from "valibot";

/** The route sends it early; the screen sends it again if the early one failed. */
export const bankFormRequest = { client: "helper", method: "POST", path: "/card-init" } as const;

/** The channel of a form that names none. */
export const DEFAULT_CHANNEL = 90006;

/** More than any form needs, and more than the 1,642 cities and municipalities of the Philippines. */
const ENTRIES_MAX = 2_000;

export const bankFormSchema = record({
  items: list(
    record({
      code: text(),
      cate: text(),
      title: text(),
      subtitle: text(),
      value: text(),
      note: list(record({ name: text(), type: text() }), ENTRIES_MAX + 1),
      inputType: text(),
      cardTypeMi: integer(),
      channelNumber: integer(DEFAULT_CHANNEL),
    }),
    ENTRIES_MAX + 1,
  ),
});

type SentItem = v.InferOutput<typeof bankFormSchema>["items"][number];

/** The form, or the refusal's message: "" if the form is too long to be shown completely. */
type BankFormResult =
  | { readonly ok: true; readonly items: readonly BankFormItem[] }
  | { readonly ok: false; readonly message: string };

export async function fetchBankForm(
  api: Api,
  productId: string,
  options: { readonly signal?: AbortSignal } = {},
): Promise<BankFormResult> {
  const response = await api.request({ ...bankFormRequest, fields: { product_id: productId } }, options);
  if (!response.ok) return { ok: false, message: response.message };
  const { items } = parseResponse(bankFormSchema, response.data);
  // A form without its last fields would be sent incomplete, and a bank beyond the end of a list could not be chosen.
  if ([items, ...items.map(({ note }) => note)].some(({ length }) => length > ENTRIES_MAX)) {
    return { ok: false, message: "" };
  }
  return { ok: true, items: unique(items.filter((item) => item.code !== "").map(readItem), (item) => item.key) };
}

/** One field of the form. Its texts come from the server. */
export type BankFormItem = Readonly<ReturnType<typeof readItem>>;

function readItem(item: SentItem) {
  const cardType = Math.max(item.cardTypeMi, 0);
  const options = item.note.filter(({ name, type }) => name !== "" || type !== "");
  return {
    /** Unique within the form. The code alone may occur once for each card type. */
    key: `${cardType} ${item.code}`,
    /** The wire name of the field. */
    code: item.code,
    /** "text", "citySelect", "day", "enum", or a kind that this version does not know. */
    category: item.cate,
    /** Never empty. */
    title: item.title || item.subtitle || item.code,
    subtitle: item.subtitle,
    /** The value that the server fills in; "" if none. */
    value: item.value,
    /** No two options share both `name` and `type`, and at least one of the two is not empty. */
    options: unique(options, ({ name, type }) => JSON.stringify([type, name])),
    inputType: item.inputType,
    /** 0 means every card type. */
    cardType,
    channelNumber: item.channelNumber > 0 ? item.channelNumber : DEFAULT_CHANNEL,
  };
}

/** Keeps the first entry of each key, because a form can send only one value per name. */
function unique<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] {
  return [...new Map([...entries].reverse().map((entry) => [keyOf(entry), entry])).values()].reverse();
}

/** The form for this product, held while a component uses it. */
export const bankFormAtom = fetchAtomFamily((get, productId: string, { signal }) =>
  fetchBankForm(get(apiAtom), productId, { signal }),
);
