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

/** One field of the form. Its texts come from the server. */
export interface BankFormItem {
  /** Unique within the form. The code alone may occur once for each card type. */
  readonly key: string;
  /** The wire name of the field. */
  readonly code: string;
  /** "text", "citySelect", "day", "enum", or a kind that this version does not know. */
  readonly category: string;
  /** Never empty. */
  readonly title: string;
  readonly subtitle: string;
  /** The value that the server fills in; "" if none. */
  readonly value: string;
  /** No two options share both `name` and `type`, and at least one of the two is not empty. */
  readonly options: readonly { readonly name: string; readonly type: string }[];
  readonly inputType: string;
  /** 0 means every card type. */
  readonly cardType: number;
  readonly channelNumber: number;
}

/** The form, or the refusal's message: "" if the form is too long to be shown completely. */
export type BankFormResult =
  | { readonly ok: true; readonly items: readonly BankFormItem[] }
  | { readonly ok: false; readonly message: string };

export async function fetchBankForm(api: Api, productId: string, signal?: AbortSignal): Promise<BankFormResult> {
  const response = await api.request(
    { ...bankFormRequest, fields: { product_id: productId } },
    signal ? { signal } : {},
  );
  if (!response.ok) return { ok: false, message: response.message };
  const { items } = parseResponse(bankFormSchema, response.data);
  // A form without its last fields would be sent incomplete, and a bank beyond the end of a list could not be chosen.
  if ([items, ...items.map(({ note }) => note)].some(({ length }) => length > ENTRIES_MAX)) {
    return { ok: false, message: "" };
  }
  return { ok: true, items: unique(items.filter((item) => item.code !== "").map(readItem), (item) => item.key) };
}

function readItem(item: SentItem): BankFormItem {
  const cardType = Math.max(item.cardTypeMi, 0);
  const options = item.note.filter(({ name, type }) => name !== "" || type !== "");
  return {
    key: `${cardType} ${item.code}`,
    code: item.code,
    category: item.cate,
    title: item.title || item.subtitle || item.code,
    subtitle: item.subtitle,
    value: item.value,
    options: unique(options, ({ name, type }) => JSON.stringify([type, name])),
    inputType: item.inputType,
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
  fetchBankForm(get(apiAtom), productId, signal),
);
