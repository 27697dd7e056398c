import type { BankFormItem } from "../api/fetchBankForm.ts";
import type { FieldKind } from "./FieldKind.ts";
import { lineField, textField, unavailableField } from "./inputFields.tsx";
import { citySelectField, dayField, enumField } from "./pickerFields.tsx";

/** Kinds of field by wire category. */
const kinds = new Map<string, FieldKind>([
  ["text", textField],
  ["citySelect", citySelectField],
  ["day", dayField],
  ["enum", enumField],
]);

/** Returns the kind of field for an item. Unknown categories and choices without options also have a field. */
export function fieldKindOf(item: BankFormItem): FieldKind {
  const hasOptions = item.options.length > 0;
  const kind = kinds.get(item.category) ?? (hasOptions ? enumField : lineField);
  const needsOptions = kind === enumField || kind === citySelectField;
  return needsOptions && !hasOptions ? unavailableField : kind;
}
