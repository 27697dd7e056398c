import { type ReactNode, useId, useState } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as fieldCss from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { ChevronDownIcon } from "../icon/ChevronDownIcon.tsx";
import type { RadioOption } from "../radio-list/RadioList.tsx";
import * as css from "./PickerField.module.css";

/** What the sheet of choices is given; it is loaded when a picker is first opened. */
export interface PickerSheetProps {
  open: boolean;
  title: string;
  options: readonly RadioOption<string>[];
  value: string | undefined;
  onConfirm: (value: string) => void;
  onCancel: () => void;
}

interface PickerFieldProps extends FieldProps {
  options: readonly RadioOption<string>[];
  /** The chosen option's value; undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** What is read while nothing is chosen: "Choose a city". */
  placeholder?: string;
}

/** A button that looks like a field, is named by its label, and opens a sheet of radios with Cancel and Confirm. */
export function PickerField({
  label,
  hint,
  error,
  beside,
  options,
  value,
  onChange,
  placeholder = "",
}: PickerFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<(props: PickerSheetProps) => ReactNode>();
  const valueId = useId();
  const chosen = options.find((option) => option.value === value);
  const open = async () => {
    setIsOpen(true);
    if (Sheet !== undefined) return;
    try {
      const { PickerSheet } = await import("./PickerSheet.tsx");
      setSheet(() => PickerSheet);
    } catch {
      setIsOpen(false);
    }
  };
  return (
    <>
      <Field label={label} hint={hint} error={error} beside={beside} describedBy={valueId}>
        {(control) => (
          <button
            type="button"
            {...control}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={joinClasses(fieldCss.input, error !== undefined && error !== "" && fieldCss.wrong)}
            onClick={open}
          >
            <span id={valueId} className={joinClasses(css.chosen, chosen === undefined && css.placeholder)}>
              {chosen?.label ?? placeholder}
            </span>
            <span className={css.chevron}>
              <ChevronDownIcon />
            </span>
          </button>
        )}
      </Field>
      {Sheet !== undefined && (
        <Sheet
          open={isOpen}
          title={label}
          options={options}
          value={value}
          onConfirm={(confirmed) => {
            setIsOpen(false);
            onChange(confirmed);
          }}
          onCancel={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
