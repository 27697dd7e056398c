import { integer, list, record, text, type ValueOf } from "@lending/api-client/schema";

/** The channel of a form that names none. */
export const DEFAULT_CHANNEL = 90006;

/** The fields of an item that the first paint of the form shows, apart from the others: they are in a script of the document. */
export const firstItemFields = { code: text(), title: text(), subtitle: text(), cardTypeMi: integer() };

const firstItem = record(firstItemFields);
const firstForm = record({ items: list(firstItem) });

/** Reads the part of an item that the first paint shows. */
export const toFirstItem = ({ code, title, subtitle, cardTypeMi }: ValueOf<typeof firstItem>) => ({
  /** The wire name of the field. */
  code,
  /** Never empty. */
  title: title || subtitle || code,
  /** 0 means every card type. */
  cardType: Math.max(cardTypeMi, 0),
});

/** Reads what the first paint shows of a response. */
export const readFirstForm = (data: unknown) =>
  firstForm.read(data).items.flatMap((item) => (item.code === "" ? [] : [toFirstItem(item)]));
