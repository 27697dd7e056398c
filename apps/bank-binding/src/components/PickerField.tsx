import { Field } from "@lending/ui/field";
import { ChevronDownIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import type { RadioOption } from "@lending/ui/radio-list";
import { showToast } from "@lending/ui/toast";
import { type ReactNode, useId, useState } from "react";
import { loadPickerSheet } from "./loadPickerSheet.ts";
import * as css from "./PickerField.module.css";
import type { PickerSheetProps } from "./PickerSheet.tsx";
import { pickerMessages } from "./pickerMessages.ts";

interface PickerFieldProps {
  label: string;
  /** What is read while nothing is chosen; "" reads as Choose. */
  placeholder: string;
  options: readonly RadioOption<string>[];
  /** Whether a long list can be searched. */
  isSearchable: boolean;
  /** The chosen option's value, or "". */
  value: string;
  onChange: (value: string) => void;
  error: string;
}

/**
 * A button that looks like a field, is named by its label, and opens a sheet of radios. Other than the one of packages/ui
 * it closes its sheet by the native Back button and finds its way in a list of hundreds.
 */
export function PickerField({ label, placeholder, options, isSearchable, value, onChange, error }: PickerFieldProps) {
  const words = useMessages(pickerMessages);
  const [isOpen, setIsOpen] = useState(false);
  const [Sheet, setSheet] = useState<(props: PickerSheetProps) => ReactNode>();
  const valueId = useId();
  const chosen = options.find((option) => option.value === value);

  const open = async () => {
    setIsOpen(true);
    if (Sheet !== undefined) return;
    // Not by React.lazy: a file that cannot be had must not take the form away, and all that was typed with it.
    try {
      const { PickerSheet } = await loadPickerSheet();
      setSheet(() => PickerSheet);
    } catch {
      setIsOpen(false);
      showToast(words.notOpened, { tone: "error" });
    }
  };

  return (
    <>
      <Field label={label} error={error} describedBy={valueId}>
        {(control) => (
          <button
            type="button"
            {...control}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={error === "" ? css.button : `${css.button} ${css.wrong}`}
            onClick={() => void open()}
          >
            <span id={valueId} className={chosen ? css.chosen : `${css.chosen} ${css.placeholder}`}>
              {chosen?.label ?? (placeholder || words.choose)}
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
          isSearchable={isSearchable}
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
