import type { BankFormItem } from "../api/fetchBankForm.ts";
import { citySelectField } from "./citySelectField.ts";
import { dayField } from "./dayField.ts";
import { enumField } from "./enumField.ts";
import type { FieldKind } from "./FieldKind.ts";
import { lineField } from "./lineField.tsx";
import { textField } from "./textField.tsx";

/** Category to field (specification 3). */
const kinds = new Map<string, FieldKind>([
  ["text", textField],
  ["citySelect", citySelectField],
  ["day", dayField],
  ["enum", enumField],
]);

/** How an item is asked for; one that offers nothing to choose, and one of an unknown category, still get a field. */
export function fieldKindOf(item: BankFormItem): FieldKind {
  const hasOptions = item.options.length > 0;
  const kind = kinds.get(item.category) ?? (hasOptions ? enumField : lineField);
  return hasOptions || kind === textField || kind === dayField ? kind : lineField;
}
