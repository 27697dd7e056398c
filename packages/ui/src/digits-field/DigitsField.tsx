import { type ComponentProps, useMemo } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "../field/Field.module.css";
import { Field, type FieldProps } from "../field/Field.tsx";
import { digitsMask, type Grouping } from "./digitsMask.ts";
import { MaskedInput } from "./MaskedInput.tsx";

type NativeProps = Omit<ComponentProps<"input">, "className" | "style" | "id" | "value" | "onChange" | "type">;

interface DigitsFieldProps extends FieldProps, NativeProps {
  /** The digits alone, without the spaces that are shown. */
  value: string;
  onChange: (digits: string) => void;
  grouping?: Grouping;
  /** Most digits; further input is ignored. A phone has 11. */
  max?: number;
}

/** Digits and nothing else, on the numeric keyboard, in groups: a phone 3-4-4, a bank card in fours. */
export function DigitsField({ label, hint, error, beside, grouping = "none", max, ...rest }: DigitsFieldProps) {
  const mask = useMemo(() => digitsMask(grouping, max), [grouping, max]);
  return (
    <Field label={label} hint={hint} error={error} beside={beside}>
      {(control) => (
        <MaskedInput
          inputMode="numeric"
          autoComplete={grouping === "phone" ? "tel-national" : "off"}
          {...rest}
          {...control}
          type={grouping === "phone" ? "tel" : "text"}
          className={joinClasses(css.input, css.digits, error !== undefined && error !== "" && css.wrong)}
          mask={mask}
        />
      )}
    </Field>
  );
}
