import { DigitsField } from "@lending/ui/digits-field";
import type { FieldKind } from "./FieldKind.ts";

/** A number that is typed: digits only (specification 5), in the groups that its input type asks for. */
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
  // A number with stars in it is a picture of one, not the number.
  readOffered: ({ value }) => (/^[\d\s-]*$/.test(value) ? value.replace(/\D/g, "") : ""),
  holds: (_, value) => /^\d*$/.test(value),
  toSent: (_, value) => value,
  demand: "digits",
  isStorable: false,
};

/** Specification 5, "Generic input formatting": a phone 3-4-4, a bank card in fours, any other number as it is. */
function groupingOf(inputType: string): "phone" | "card" | "none" {
  if (/phone|mobile|^tel/i.test(inputType)) return "phone";
  return /card|account/i.test(inputType) ? "card" : "none";
}
