import { visibleText } from "@lending/ui/format";
import { TextField } from "@lending/ui/text-field";
import type { FieldKind } from "./FieldKind.ts";

const LINE_MAX = 200;

/** A line of text, for a kind of field that only a newer server knows. */
export const lineField: FieldKind = {
  Field: ({ item, value, onChange, error }) => (
    <TextField
      label={item.title}
      hint={item.subtitle === item.title ? "" : item.subtitle}
      autoComplete="off"
      max={LINE_MAX}
      value={value}
      onChange={onChange}
      error={error}
    />
  ),
  readOffered: ({ value }) => value,
  holds: () => true,
  toSent: (_, value) => visibleText(value),
  demand: "none",
  isStorable: false,
};
