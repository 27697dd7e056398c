import { TextField } from "@lending/ui/text-field";
import type { FieldKind } from "./FieldKind.ts";

const LINE_MAX = 200;

/** What we know no better way to ask for: a kind of field from a newer server, or a choice without anything to choose. */
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
  readOffered: ({ value }) => value.slice(0, LINE_MAX),
  holds: () => true,
  toSent: (_, value) => value.trim(),
  demand: "none",
  isStorable: false,
};
