import { useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as fieldCss from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { ChevronDownIcon } from "../icon/icons.tsx";
import { lazyOverlay } from "../lazy-component/lazyOverlay.tsx";
import { useMessages } from "../locale/locale.tsx";
import { pickerMessages } from "../messages/source.ts";
import type { RadioOption } from "../radio-list/RadioList.tsx";
import * as css from "./PickerField.module.css";

const PickerSheet = lazyOverlay(() => import("./PickerSheet.tsx").then((module) => module.PickerSheet));

interface PickerFieldProps extends Pick<FieldProps, "label" | "error"> {
  options: readonly RadioOption<string>[];
  /** The chosen option's value; undefined while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Shown while nothing is chosen: "Choose a city". */
  placeholder?: string;
  /** Whether a long list has a search field. */
  isSearchable?: boolean;
  /** Whether the sheet is open. The caller holds this state, so that the Back button can close the sheet. */
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A button that looks like a field and opens a sheet of radios. If its file fails to load, a toast reports it. */
export function PickerField({
  label,
  error,
  options,
  value,
  onChange,
  placeholder = "",
  isSearchable = false,
  isOpen,
  onOpenChange,
}: PickerFieldProps) {
  const messages = useMessages(pickerMessages);
  const valueId = useId();
  const chosen = options.find((option) => option.value === value);
  return (
    <>
      <Field label={label} error={error} describedBy={valueId}>
        {(control) => (
          <button
            type="button"
            {...control}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            className={joinClasses(fieldCss.input, error !== undefined && error !== "" && fieldCss.wrong)}
            onClick={() => onOpenChange(true)}
          >
            <span id={valueId} className={joinClasses(css.chosen, chosen === undefined && css.placeholder)}>
              {chosen?.label ?? (placeholder || messages.choose)}
            </span>
            <span className={css.chevron}>
              <ChevronDownIcon />
            </span>
          </button>
        )}
      </Field>
      <PickerSheet
        open={isOpen}
        title={label}
        options={options}
        isSearchable={isSearchable}
        value={value}
        onConfirm={(confirmed) => {
          onOpenChange(false);
          onChange(confirmed);
        }}
        onClose={() => onOpenChange(false)}
      />
    </>
  );
}
