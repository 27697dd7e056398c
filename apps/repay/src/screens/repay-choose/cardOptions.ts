import type { Card } from "../../api/fetchCards.ts";

/** The cards as choices, by their bank; two of one bank, and a card without a bank's name, by their number as well. */
export function cardOptions(cards: readonly Card[]) {
  const isAlone = (name: string) => cards.filter(({ bankName }) => bankName === name).length === 1;
  return cards.map(({ id, bankName, number }) =>
    bankName !== "" && isAlone(bankName)
      ? { value: id, label: bankName, sub: number, logo: "" }
      : { value: id, label: `${bankName} ${number}`.trim() || id, logo: "" },
  );
}
