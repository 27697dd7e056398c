import { type ComponentProps, useMemo } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { MaskedInput } from "../digits-field/MaskedInput.tsx";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { moneyMask } from "./moneyMask.ts";

type NativeProps = Omit<ComponentProps<"input">, "className" | "style" | "id" | "value" | "onChange" | "type">;

interface MoneyFieldProps extends FieldProps, NativeProps {
  /** As typed: `2650` or `2650.50`. */
  value: string;
  onChange: (amount: string) => void;
  /** Most characters, the point included. */
  max?: number;
}

/** An amount in pesos, on the keyboard that has a decimal point. */
export function MoneyField({ label, hint, error, beside, max = 12, ...rest }: MoneyFieldProps) {
  const mask = useMemo(() => moneyMask(max), [max]);
  return (
    <Field label={label} hint={hint} error={error} beside={beside}>
      {(control) => (
        <MaskedInput
          autoComplete="off"
          {...rest}
          {...control}
          type="text"
          inputMode="decimal"
          className={joinClasses(css.input, css.digits, error !== undefined && error !== "" && css.wrong)}
          mask={mask}
        />
      )}
    </Field>
  );
}
