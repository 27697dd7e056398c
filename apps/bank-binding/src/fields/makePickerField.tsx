import { useBackGuard } from "@lending/bridge";
import { PickerField } from "@lending/ui/picker-field";
import { useState } from "react";
import type { BankFormItem } from "../api/fetchBankForm.ts";
import type { FieldKind } from "./FieldKind.ts";
import type { Choice } from "./readChoices.ts";

interface PickerKind {
  readonly choicesOf: (item: BankFormItem) => readonly Choice[];
  /** Whether a long list has a search field. */
  readonly isSearchable: boolean;
}

/** Makes a kind of field that offers a single choice. */
export function makePickerField({ choicesOf, isSearchable }: PickerKind): FieldKind {
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
