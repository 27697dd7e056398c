import { type ComponentProps, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";

type NativeProps = Omit<ComponentProps<"textarea">, "className" | "style" | "id" | "value" | "onChange" | "maxLength">;

interface TextAreaProps extends FieldProps, NativeProps {
  value: string;
  /** Not needed when it is read-only. */
  onChange?: (value: string) => void;
  /** Most characters; further input is ignored and the counter says how many there are. */
  max: number;
}

/** Several lines of text with a counter, `95/200`. */
export function TextArea({ label, hint, error, value, onChange, max, ...rest }: TextAreaProps) {
  const counterId = useId();
  return (
    <div>
      <Field label={label} hint={hint} error={error} describedBy={counterId}>
        {(control) => (
          <textarea
            rows={5}
            {...rest}
            {...control}
            className={joinClasses(css.input, css.area, error !== undefined && error !== "" && css.wrong)}
            maxLength={max}
            value={value}
            onChange={(event) => onChange?.(event.currentTarget.value.slice(0, max))}
          />
        )}
      </Field>
      <p id={counterId} className={css.counter}>
        {value.length}/{max}
      </p>
    </div>
  );
}
