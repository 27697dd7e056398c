import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { DEFAULT_CHANNEL } from "../../api/firstForm.ts";

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
  return visibleItems.filter((item, index) => visibleItems.findIndex(({ code }) => code === item.code) === index);
}

/** Returns the channel of a card type: of its fields, or else of the common fields. */
export const channelOf = (visibleItems: readonly BankFormItem[]): number =>
  (visibleItems.find((item) => item.cardType !== 0) ?? visibleItems[0])?.channelNumber ?? DEFAULT_CHANNEL;
