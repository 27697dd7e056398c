import { type ReactNode, useId } from "react";
import * as css from "./Checkbox.module.css";

interface CheckboxProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Stands under the label without being part of it: the agreements as links. */
  children?: ReactNode;
}

/** A box of 24 px in a target of 48, with its words. */
export function Checkbox({ label, checked, onChange, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className={css.row}>
      <span className={css.target}>
        <input
          id={id}
          className={css.input}
          type="checkbox"
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={css.box} />
      </span>
      <div className={css.words}>
        <label className={css.label} htmlFor={id}>
          {label}
        </label>
        {children}
      </div>
    </div>
  );
}
