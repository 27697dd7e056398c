import { unique } from "@lending/api-client/schema";
import type { ReadFirstFacts } from "@lending/federation/routes";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { DEFAULT_CHANNEL, readFirstForm } from "../../api/firstForm.ts";

type Typed = Pick<BankFormItem, "cardType">;

const DEFAULT_CARD_TYPE = 1;

/** Returns the card types of the form, one per tab. A form with only common fields has none. */
export const cardTypesOf = (items: readonly Typed[]): readonly number[] =>
  [...new Set(items.map((item) => item.cardType))].filter((cardType) => cardType !== 0).sort((a, b) => a - b);

/** Returns the card type to show: the requested one if the form has it, or else the default, or else the first. */
export function chooseCardType(items: readonly Typed[], requested: number = DEFAULT_CARD_TYPE): number {
  const cardTypes = cardTypesOf(items);
  return (
    [requested, DEFAULT_CARD_TYPE].find((cardType) => cardTypes.includes(cardType)) ?? cardTypes[0] ?? DEFAULT_CARD_TYPE
  );
}

/** Returns the fields of a card type in the server's order. Of two with the same code only the first can be sent. */
export function itemsOf<Item extends Typed & Pick<BankFormItem, "code">>(
  items: readonly Item[],
  cardType: number,
): readonly Item[] {
  const visibleItems = items.filter((item) => item.cardType === 0 || item.cardType === cardType);
  return unique(visibleItems, ({ code }) => code);
}

/** Returns the channel of a card type: of its fields, or else of the common fields. */
export const channelOf = (visibleItems: readonly BankFormItem[]): number =>
  (visibleItems.find((item) => item.cardType !== 0) ?? visibleItems[0])?.channelNumber ?? DEFAULT_CHANNEL;

/** The bank form: the labels of its first two fields. */
export const firstFacts: ReadFirstFacts = (data) => {
  const items = readFirstForm(data);
  const [first, second] = itemsOf(items, chooseCardType(items));
  return [first && second && { texts: { first: first.title, second: second.title } }];
};

/** What a lender adds to the code or the title of a field that has the number of another one typed again. */
const AGAIN = /^(?:confirm|repeat|re-?enter|re-?type)[\s_-]*|[\s_-]*(?:again|confirm|confirmation|repeat)$/gi;

/** Returns the field that `item` repeats, such as `cardNo` for `cardNoAgain`; undefined for any other item. */
export function repeatedItem(item: BankFormItem, items: readonly BankFormItem[]): BankFormItem | undefined {
  if (item.category !== "text") return undefined;
  const isRepeated = (text: string, first: string) => {
    const rest = text.trim().replace(AGAIN, "");
    return rest !== "" && rest !== text.trim() && rest.toLowerCase() === first.trim().toLowerCase();
  };
  return items.find(
    (first) =>
      first !== item &&
      first.category === "text" &&
      (isRepeated(item.code, first.code) || isRepeated(item.title, first.title)),
  );
}

/** Returns where a text names a field, in whole words with a plural at most, or -1. */
function findName(text: string, name: string): number {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const isWord = !/[a-z\d]$/.test(text.slice(0, at)) && !/^(?!e?s\b)[a-z\d]/.test(text.slice(at + name.length));
    if (isWord) return at;
  }
  return -1;
}

/**
 * Returns the field that a refusal is about, or undefined: the one that the message names first, and of two that begin
 * there the longer. The lender sends only a message, without the code of a field.
 */
export function findRefusedItem(items: readonly BankFormItem[], message: string): BankFormItem | undefined {
  const named = items
    .filter(({ title }) => title !== "")
    .map((item) => ({ item, at: findName(message.toLowerCase(), item.title.toLowerCase()) }))
    .filter(({ at }) => at >= 0);
  return named.sort((a, b) => a.at - b.at || b.item.title.length - a.item.title.length)[0]?.item;
}
