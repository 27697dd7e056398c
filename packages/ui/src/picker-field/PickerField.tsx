import { type ReactNode, useId, useState } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as fieldCss from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { ChevronDownIcon } from "../icon/ChevronDownIcon.tsx";
import { useMessages } from "../locale/index.ts";
import type { RadioOption } from "../radio-list/RadioList.tsx";
import { showToast } from "../toast/index.ts";
import * as css from "./PickerField.module.css";
import type { PickerSheetProps } from "./PickerSheet.tsx";
import { pickerMessages } from "./pickerMessages.ts";

interface PickerFieldProps extends FieldProps {
  options: readonly RadioOption<string>[];
  /** The chosen option's value; undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** What is read while nothing is chosen: "Choose a city". */
  placeholder?: string;
  /** Whether a long list has a field to search it by its words. */
  isSearchable?: boolean;
  /** Whether the sheet stands open. The caller keeps it, so that the Back button can close the sheet. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/**
 * A button that looks like a field, is named by its label, and opens a sheet of radios with Cancel and Confirm. The sheet
 * is loaded when it is first opened; where that fails a toast says so, and the field stays as it was.
 */
export function PickerField({
  label,
  hint,
  error,
  beside,
  options,
  value,
  onChange,
  placeholder = "",
  isSearchable = false,
  isOpen,
  onOpenChange,
}: PickerFieldProps) {
  const words = useMessages(pickerMessages);
  const [Sheet, setSheet] = useState<(props: PickerSheetProps) => ReactNode>();
  const valueId = useId();
  const chosen = options.find((option) => option.value === value);
  // Not by React.lazy: a file that cannot be had must not take the form away, and all that was typed with it.
  const open = async () => {
    onOpenChange(true);
    if (Sheet !== undefined) return;
    try {
      const { PickerSheet } = await import("./PickerSheet.tsx");
      setSheet(() => PickerSheet);
    } catch {
      onOpenChange(false);
      showToast(words.notOpened, { tone: "error" });
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
            onClick={() => void open()}
          >
            <span id={valueId} className={joinClasses(css.chosen, chosen === undefined && css.placeholder)}>
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
            onOpenChange(false);
            onChange(confirmed);
          }}
          onCancel={() => onOpenChange(false)}
        />
      )}
    </>
  );
}
