import { type ReactNode, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as choice from "../radio-list/Choice.module.css";
import * as css from "./Checkbox.module.css";

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Content below the label that is not part of it: the agreements as links. */
  children?: ReactNode;
}

/** A labelled checkbox: a box of 24 px in a touch target of 48 px. */
export function Checkbox({ label, checked, onChange, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <span className={css.target}>
        <input
          id={id}
          className={choice.input}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={joinClasses(choice.mark, css.box)} />
      </span>
      <div className={css.text}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
    </div>
  );
}
