import { type ComponentProps, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { textMask, useMasked } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";
import { countCharacters } from "../text/text.ts";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";

type NativeProps = Omit<ComponentProps<"textarea">, "className" | "style" | "id" | "value" | "onChange" | "maxLength">;

interface TextAreaProps extends FieldProps, NativeProps {
  value: string;
  /** Without it the text is a quotation: a read-only field without a frame. */
  onChange?: (value: string) => void;
  /** Further keys are ignored, a longer paste is cut with a message, and a counter shows the length. */
  max: number;
}

const ignore = () => {};

/** Announces that the limit is near when fewer characters than this are left. */
const FEW_LEFT = 20;

/** Several lines of text with a counter, `95/200`. */
export function TextArea({ label, hint, error, value, onChange, max, ...rest }: TextAreaProps) {
  const { textCut, fewLeft, noneLeft } = useMessages(fieldMessages);
  const counterId = useId();
  const { input, loss } = useMasked({ mask: textMask(max), value, onChange: onChange ?? ignore });
  const count = countCharacters(value);
  // The limit of a very short text is always near.
  const isNearLimit = max >= 2 * FEW_LEFT && count > max - FEW_LEFT;
  const shownError = error || (loss ? textCut(max) : "");
  return (
    <div>
      <Field label={label} hint={hint} error={shownError} describedBy={counterId}>
        {(control) => (
          <textarea
            rows={onChange ? 5 : 1}
            readOnly={!onChange}
            {...rest}
            {...control}
            {...input}
            className={joinClasses(css.input, css.area, !onChange && css.quote, shownError !== "" && css.wrong)}
          />
        )}
      </Field>
      <p id={counterId} className={css.counter}>
        {count}/{max}
      </p>
      {/* The counter is not announced at every key. */}
      <div role="status">
        <VisuallyHidden>{isNearLimit && (count < max ? fewLeft(FEW_LEFT) : noneLeft(max))}</VisuallyHidden>
      </div>
    </div>
  );
}
