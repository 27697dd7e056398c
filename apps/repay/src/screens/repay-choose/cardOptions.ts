import type { Card } from "../../api/fetchCards.ts";

/**
 * Returns the cards as options, labelled by bank. The number is added to the label for two cards of one bank and for a
 * card without a bank's name.
 */
export function cardOptions(cards: readonly Card[]) {
  const isUnique = (name: string) => cards.filter(({ bankName }) => bankName === name).length === 1;
  return cards.map(({ id, bankName, number }) =>
    bankName !== "" && isUnique(bankName)
      ? { value: id, label: bankName, sub: number, logo: "" }
      : { value: id, label: `${bankName} ${number}`.trim() || id, logo: "" },
  );
}
