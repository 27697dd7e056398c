import type { BankFormItem } from "../api/fetchBankForm.ts";

/** One option of a choice. */
export interface Choice {
  /** Unique value; two options may show the same name. */
  readonly value: string;
  readonly label: string;
  readonly sent: string;
  /** The option's other text (its `type` or its `name`), which a server may have stored instead. */
  readonly alias: string;
}

/** Returns an item's options as choices. Each shows its name and sends its name or its type. */
export const readChoices = ({ options }: BankFormItem, sends: "name" | "type"): readonly Choice[] =>
  options.map(({ name, type }) => ({
    value: JSON.stringify([type, name]),
    label: name || type,
    ...(sends === "type" ? { sent: type || name, alias: name } : { sent: name || type, alias: type }),
  }));
