import { DigitsField } from "@lending/ui/digits-field";
import type { FieldKind } from "./FieldKind.ts";

/** A typed number: digits only, grouped according to the item's input type. */
export const textField: FieldKind = {
  Field: ({ item, value, onChange, error }) => (
    <DigitsField
      label={item.title}
      hint={item.subtitle === item.title ? "" : item.subtitle}
      grouping={groupingOf(item.inputType)}
      value={value}
      onChange={onChange}
      error={error}
    />
  ),
  // A masked number with stars is not the number, so the field starts empty.
  readOffered: ({ value }) => (/^[\d\s-]*$/.test(value) ? value.replace(/\D/g, "") : ""),
  holds: (_, value) => /^\d*$/.test(value),
  toSent: (_, value) => value,
  demand: "digits",
  isStorable: false,
};

/** Groups a phone 3-4-4 and a bank card in fours; leaves any other number ungrouped. */
function groupingOf(inputType: string): "phone" | "card" | "none" {
  if (/phone|mobile|^tel/i.test(inputType)) return "phone";
  return /card|account/i.test(inputType) ? "card" : "none";
}
