import { useBackGuard } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { DigitsField } from "@lending/ui/digits-field";
import { Field } from "@lending/ui/field";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { isMobile, readDigits, readPhone } from "@lending/ui/phone";
import { PickerField } from "@lending/ui/picker-field";
import { visibleText } from "@lending/ui/text";
import { TextField } from "@lending/ui/text-field";
import { type ReactNode, useState } from "react";
import type { BankFormItem } from "../api/fetchBankForm.ts";

interface FieldInput {
  readonly item: BankFormItem;
  /** The current value; "" if empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** One sentence on how to fix the value; "" if it is valid. */
  readonly error: string;
  readonly onReload: () => void;
  readonly isReloading: boolean;
}

interface FieldKind {
  readonly Field: (input: FieldInput) => ReactNode;
  /** Returns the field's value for the value that the server fills in. */
  readonly readOffered: (item: BankFormItem) => string;
  /** Whether a stored value is still valid for the item. */
  readonly holds: (item: BankFormItem, value: string) => boolean;
  readonly toSent: (item: BankFormItem, value: string) => string;
  /** The validation message when nothing would be sent. "none" marks an optional field, "list" one without options. */
  readonly demand: "digits" | "choice" | "list" | "none";
  /** Whether the value may enter the webview's storage. A typed number stays in memory. */
  readonly isStorable: boolean;
}

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
  readOffered: (item) => (/^\+?[\d\s()-]*$/.test(item.value) ? readNumber(item, item.value) : ""),
  holds: (_, value) => /^\d*$/.test(value),
  toSent: readNumber,
  demand: "digits",
  isStorable: false,
};

/** What a lender calls the account of a wallet, which is a phone number whatever kind of field it has. */
const WALLET = /wallet|gcash|maya|钱包/i;

/** Returns the digits of a number, those of a phone number in one form. Only a phone number begins with a +. */
function readNumber({ inputType, code, title }: BankFormItem, text: string): string {
  const phone = readPhone(text);
  const mayBePhone = WALLET.test(`${inputType} ${code} ${title}`) || text.trim().startsWith("+");
  return groupingOf(inputType) === "phone" || (mayBePhone && isMobile(phone)) ? phone : readDigits(text);
}

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

interface Choice {
  /** Unique value; two options may show the same name. */
  readonly value: string;
  readonly label: string;
  readonly sent: string;
  /** The option's other text (its `type` or its `name`), which a server may have stored instead. */
  readonly alias: string;
}

/** Returns an item's options as choices. Each shows its name and sends its name or its type. */
const readChoices = ({ options }: BankFormItem, sends: "name" | "type"): readonly Choice[] =>
  options.map(({ name, type }) => ({
    value: JSON.stringify([type, name]),
    label: name || type,
    ...(sends === "type" ? { sent: type || name, alias: name } : { sent: name || type, alias: type }),
  }));

interface PickerKind {
  readonly choicesOf: (item: BankFormItem) => readonly Choice[];
  /** Whether a long list has a search field. */
  readonly isSearchable: boolean;
}

/** Makes a kind of field that offers a single choice. */
function makePickerField({ choicesOf, isSearchable }: PickerKind): FieldKind {
  const find = (item: BankFormItem, value: string) => choicesOf(item).find((choice) => choice.value === value);
  return {
    Field: function Picker({ item, value, onChange, error }) {
      const [isOpen, setIsOpen] = useState(false);
      useBackGuard(() => setIsOpen(false), isOpen);
      return (
        <PickerField
          label={item.title}
          placeholder={item.subtitle === item.title ? "" : item.subtitle}
          options={choicesOf(item)}
          isSearchable={isSearchable}
          value={value === "" ? undefined : value}
          onChange={onChange}
          error={error}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      );
    },
    readOffered(item) {
      if (item.value === "") return "";
      const choices = choicesOf(item);
      const offered =
        choices.find(({ sent }) => sent === item.value) ?? choices.find(({ alias }) => alias === item.value);
      return offered?.value ?? "";
    },
    holds: (item, value) => find(item, value) !== undefined,
    toSent: (item, value) => find(item, value)?.sent ?? "",
    demand: "choice",
    isStorable: true,
  };
}

/** A choice such as a bank. Sends the `type` of the chosen option. */
export const enumField = makePickerField({ choicesOf: (item) => readChoices(item, "type"), isSearchable: true });

/** A city. Sends the name of the option. */
export const citySelectField = makePickerField({ choicesOf: (item) => readChoices(item, "name"), isSearchable: true });

/** A day field without options offers the days of a month. */
const DAYS = Array.from({ length: 31 }, (_, index) => {
  const day = String(index + 1);
  return { value: day, label: day, sent: day, alias: day };
});

/** A day of the month, or of the server's list. Sends the visible text. */
export const dayField = makePickerField({
  choicesOf: (item) => (item.options.length === 0 ? DAYS : readChoices(item, "name")),
  isSearchable: false,
});

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
