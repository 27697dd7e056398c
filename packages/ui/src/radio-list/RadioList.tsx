import { type Ref, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { ErrorRegion } from "../field/ErrorLine.tsx";
import { Figures } from "../figures/Figures.tsx";
import { Logo } from "../logo/Logo.tsx";
import * as choice from "./Choice.module.css";
import * as css from "./RadioList.module.css";

/** One choice; its label is the accessible name of its radio button. */
export interface RadioOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A smaller second line. */
  readonly sub?: string;
  /** Address of a logo; "" shows the label's initial, undefined shows none. */
  readonly logo?: string;
}

interface RadioListProps<Value extends string> {
  /** The subject of the choice; the group's accessible name. */
  label: string;
  options: readonly RadioOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Why nothing can be done yet, shown above the rows until one is chosen. */
  error?: string;
  ref?: Ref<HTMLDivElement>;
}

/** A list of radios in full-width rows of 64 px, with the dot at the end. */
export function RadioList<Value extends string>(props: RadioListProps<Value>) {
  const { label, options, value, onChange, error, ref } = props;
  const id = useId();
  const isWrong = error !== undefined && error !== "" && value === undefined;
  const errorId = `${id}-error`;
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? errorId : undefined}
    >
      {error !== undefined && (
        <ErrorRegion id={errorId} className={css.error}>
          {isWrong ? error : ""}
        </ErrorRegion>
      )}
      {options.map((option, index) => {
        const isChosen = option.value === value;
        const hasSub = option.sub !== undefined && option.sub !== "";
        const labelId = `${id}-${index}`;
        return (
          <label key={option.value} className={joinClasses(css.row, isChosen && css.on)}>
            <input
              className={choice.input}
              type="radio"
              name={id}
              value={option.value}
              checked={isChosen}
              aria-labelledby={labelId}
              aria-describedby={hasSub ? `${labelId}-sub` : undefined}
              onChange={() => onChange(option.value)}
            />
            {option.logo !== undefined && (
              <span className={css.logo}>
                <Logo src={option.logo} name={option.label} />
              </span>
            )}
            <span className={css.text}>
              <span id={labelId} className={css.label}>
                {option.label}
              </span>
              {hasSub && (
                <span id={`${labelId}-sub`} className={css.sub}>
                  <Figures>{option.sub}</Figures>
                </span>
              )}
            </span>
            <span className={joinClasses(choice.mark, css.dot)} />
          </label>
        );
      })}
    </div>
  );
}
