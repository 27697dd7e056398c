import { DEFAULT_CHANNEL } from "../../api/DEFAULT_CHANNEL.ts";
import type { BankFormItem } from "../../api/fetchBankForm.ts";

/** Specification 9: the card type one begins with. */
const DEFAULT_CARD_TYPE = 1;

/** The card types that the form knows, each with its tab; a form of nothing but common fields has none. */
export const cardTypesOf = (items: readonly BankFormItem[]): readonly number[] =>
  [...new Set(items.map((item) => item.cardType))].filter((cardType) => cardType !== 0).sort((a, b) => a - b);

/** The card type that is shown: the one asked for if the form has it, else the default, else its first. */
export function chooseCardType(items: readonly BankFormItem[], wanted: number = DEFAULT_CARD_TYPE): number {
  const cardTypes = cardTypesOf(items);
  return (
    [wanted, DEFAULT_CARD_TYPE].find((cardType) => cardTypes.includes(cardType)) ?? cardTypes[0] ?? DEFAULT_CARD_TYPE
  );
}

/** What a card type asks for, in the server's order. Of two fields of one code the first stands: only one can be sent. */
export function itemsOf(items: readonly BankFormItem[], cardType: number): readonly BankFormItem[] {
  const asked = items.filter((item) => item.cardType === 0 || item.cardType === cardType);
  return asked.filter((item, index) => asked.findIndex(({ code }) => code === item.code) === index);
}

/** The channel of a card type: that of its own fields before that of the common ones. */
export const channelOf = (asked: readonly BankFormItem[]): number =>
  (asked.find((item) => item.cardType !== 0) ?? asked[0])?.channelNumber ?? DEFAULT_CHANNEL;
