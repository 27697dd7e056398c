import { type ComponentProps, useMemo } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { moneyMask, useMasked } from "../field/masks.ts";
import { useMessages } from "../locale/locale.tsx";
import { fieldMessages } from "../messages/source.ts";

type NativeProps = Omit<ComponentProps<"input">, "className" | "style" | "id" | "value" | "onChange" | "type">;

interface MoneyFieldProps extends FieldProps, NativeProps {
  /** As typed: `2650` or `2650.50`. */
  value: string;
  onChange: (amount: string) => void;
  /** Maximum number of characters, including the point. */
  max?: number;
}

/** An amount in pesos, with the keyboard that has a decimal point. */
export function MoneyField({ label, hint, error, beside, max = 12, value, onChange, ...rest }: MoneyFieldProps) {
  const { textCut } = useMessages(fieldMessages);
  const mask = useMemo(() => moneyMask(max), [max]);
  const { input, loss } = useMasked({ mask, value, onChange });
  const shownError = error || (loss ? textCut(max) : "");
  return (
    <Field label={label} hint={hint} error={shownError} beside={beside}>
      {(control) => (
        <input
          autoComplete="off"
          {...rest}
          {...control}
          {...input}
          type="text"
          inputMode="decimal"
          className={joinClasses(css.input, css.digits, shownError !== "" && css.wrong)}
        />
      )}
    </Field>
  );
}
