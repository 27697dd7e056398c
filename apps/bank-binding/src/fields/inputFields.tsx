import { Button } from "@lending/ui/button";
import { commonMessages } from "@lending/ui/copy";
import { DigitsField } from "@lending/ui/digits-field";
import { Field } from "@lending/ui/field";
import { visibleText } from "@lending/ui/format";
import { useMessages } from "@lending/ui/locale";
import { TextField } from "@lending/ui/text-field";
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

/** A choice without options. It cannot be filled in, so the form is loaded again instead of sent. */
export const unavailableField: FieldKind = {
  Field: function Unavailable({ item, error, onReload, isReloading }) {
    const { retry } = useMessages(commonMessages);
    return (
      <Field label={item.title} error={error}>
        {(control) => (
          <Button {...control} aria-label={retry} variant="line" waiting={isReloading} onClick={onReload}>
            {retry}
          </Button>
        )}
      </Field>
    );
  },
  readOffered: () => "",
  holds: () => false,
  toSent: () => "",
  demand: "list",
  isStorable: false,
};
