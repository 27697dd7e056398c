import { useBackGuard } from "@lending/bridge";
import { PickerField } from "@lending/ui/picker-field";
import { useState } from "react";
import type { BankFormItem } from "../api/fetchBankForm.ts";
import type { FieldKind } from "./FieldKind.ts";

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
