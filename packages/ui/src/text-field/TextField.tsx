import { type ComponentProps, useMemo } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { textMask, useMasked } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

type NativeProps = Omit<ComponentProps<"input">, "className" | "style" | "id" | "value" | "onChange" | "maxLength">;

export interface TextFieldProps extends FieldProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
  /** Maximum number of characters. Further keys are ignored, and a longer paste is cut with a message. */
  max?: number;
}

/** One line of text. Further attributes, such as `autoComplete`, are passed to the input. */
export function TextField({ label, hint, error, beside, value, onChange, max, ...rest }: TextFieldProps) {
  const { textCut } = useMessages(fieldMessages);
  const mask = useMemo(() => textMask(max), [max]);
  const { input, loss } = useMasked({ mask, value, onChange });
  const shownError = error || (loss ? textCut(mask.max) : "");
  return (
    <Field label={label} hint={hint} error={shownError} beside={beside}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          {...input}
          className={joinClasses(css.input, shownError !== "" && css.wrong)}
        />
      )}
    </Field>
  );
}
