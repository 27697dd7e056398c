import type { ComponentProps } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";

type NativeProps = Omit<ComponentProps<"input">, "className" | "style" | "id" | "value" | "onChange">;

export interface TextFieldProps extends FieldProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. Further attributes, `autoComplete` or `maxLength`, go to the input. */
export function TextField({ label, hint, error, beside, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} beside={beside}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={joinClasses(css.input, error !== undefined && error !== "" && css.wrong)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
