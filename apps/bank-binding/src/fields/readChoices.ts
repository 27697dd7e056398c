import type { BankFormItem } from "../api/fetchBankForm.ts";

/** One thing to choose. */
export interface Choice {
  /** Tells it from the others: two may read the same. */
  readonly value: string;
  readonly label: string;
  readonly sent: string;
  /** The option's other word, under which a server may have kept it. */
  readonly alias: string;
}

/** An item's options as choices: each reads as its name, and sends the word that its kind of field sends. */
export const readChoices = ({ options }: BankFormItem, sends: "name" | "type"): readonly Choice[] =>
  options.map(({ name, type }) => ({
    value: JSON.stringify([type, name]),
    label: name || type,
    ...(sends === "type" ? { sent: type || name, alias: name } : { sent: name || type, alias: type }),
  }));
