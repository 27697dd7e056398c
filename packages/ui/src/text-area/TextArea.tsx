import { type ComponentProps, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { textMask, useMasked } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

type NativeProps = Omit<ComponentProps<"textarea">, "className" | "style" | "id" | "value" | "onChange" | "maxLength">;

interface TextAreaProps extends FieldProps, NativeProps {
  value: string;
  /** Optional for a read-only field. */
  onChange?: (value: string) => void;
  /** Further keys are ignored, a longer paste is cut with a message, and a counter shows the length. */
  max: number;
}

const ignore = () => {};

/** Several lines of text with a counter, `95/200`. */
export function TextArea({ label, hint, error, value, onChange = ignore, max, ...rest }: TextAreaProps) {
  const { textCut } = useMessages(fieldMessages);
  const counterId = useId();
  const { input, loss } = useMasked({ mask: textMask(max), value, onChange });
  const shownError = error || (loss ? textCut(max) : "");
  return (
    <div>
      <Field label={label} hint={hint} error={shownError} describedBy={counterId}>
        {(control) => (
          <textarea
            rows={5}
            {...rest}
            {...control}
            {...input}
            className={joinClasses(css.input, css.area, shownError !== "" && css.wrong)}
          />
        )}
      </Field>
      <p id={counterId} className={css.counter}>
        {value.length}/{max}
      </p>
    </div>
  );
}
