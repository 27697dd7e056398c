import type { ComponentProps } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./Field.module.css";
import { Field, type FieldProps } from "./Field.tsx";
import { type EditLoss, type Mask, useMasked } from "./masks.ts";

type NativeProps = Omit<ComponentProps<"input">, "className" | "style" | "id" | "value" | "onChange" | "maxLength">;

/** The props that every field of one line has; further attributes, such as `autoComplete`, are passed to the input. */
export interface InputProps extends FieldProps, NativeProps {
  value: string;
  onChange: (value: string) => void;
}

interface MaskedFieldProps extends InputProps {
  mask: Mask;
  /** The message for each loss of an edit, shown unless there is an error. */
  losses: Readonly<Partial<Record<NonNullable<EditLoss>, string>>>;
  /** Whether the value is digits, which have the same width. */
  isFigure?: boolean;
}

/** One line that shows its value through a mask. */
export function MaskedField(props: MaskedFieldProps) {
  const { label, hint, error, beside, value, onChange, mask, losses, isFigure = false, ...rest } = props;
  const { input, loss } = useMasked({ mask, value, onChange });
  const shownError = error || (loss && losses[loss]) || "";
  return (
    <Field label={label} hint={hint} error={shownError} beside={beside}>
      {(control) => (
        <input
          {...rest}
          {...control}
          {...input}
          className={joinClasses(css.input, isFigure && css.digits, shownError !== "" && css.wrong)}
        />
      )}
    </Field>
  );
}
