import { type ComponentProps, useMemo } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { codeMask, digitsMask, type Grouping, isPhone } from "../field/digitsMask.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { useMasked } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

type NativeProps = Omit<ComponentProps<"input">, "className" | "style" | "id" | "value" | "onChange" | "type">;

interface DigitsFieldProps extends FieldProps, NativeProps {
  /** Only the digits, without the visible spaces. */
  value: string;
  onChange: (digits: string) => void;
  grouping?: Grouping;
  /** Maximum number of digits. Further keys are ignored, and a longer paste is cut with a message. A phone has 11. */
  max?: number;
  /** Minimum number of digits of a code. A whole SMS that is pasted must contain one number of `codeMin` to `max` digits. */
  codeMin?: number;
}

/** A field for digits with the numeric keyboard. Groups a phone 3-4-4 and a bank card in fours. */
export function DigitsField({
  label,
  hint,
  error,
  beside,
  grouping = "none",
  max,
  codeMin,
  value,
  onChange,
  ...rest
}: DigitsFieldProps) {
  const messages = useMessages(fieldMessages);
  const mask = useMemo(
    () => (codeMin !== undefined && max !== undefined ? codeMask(codeMin, max) : digitsMask(grouping, max)),
    [grouping, max, codeMin],
  );
  const { input, loss } = useMasked({ mask, value, onChange });
  const losses = { cut: messages.digitsCut(mask.max), unclear: messages.codeUnclear };
  const shownError = error || (loss ? losses[loss] : "");
  return (
    <Field label={label} hint={hint} error={shownError} beside={beside}>
      {(control) => (
        <input
          inputMode="numeric"
          autoComplete={isPhone(grouping) ? "tel-national" : "off"}
          {...rest}
          {...control}
          {...input}
          type={isPhone(grouping) ? "tel" : "text"}
          className={joinClasses(css.input, css.digits, shownError !== "" && css.wrong)}
        />
      )}
    </Field>
  );
}
