import { type ReactNode, useId } from "react";
import { ErrorRegion } from "./ErrorLine.tsx";
import * as css from "./Field.module.css";

export { ErrorLine } from "./ErrorLine.tsx";

/** The props that every field has in addition to its control. */
export interface FieldProps {
  /** The visible label above the control, which names it. */
  label: string;
  /** Help text below the control; never a placeholder. */
  hint?: string | undefined;
  /** One sentence on how to fix the value. Shown after blur or on submit, never while typing. */
  error?: string | undefined;
  /** Content beside the control: a captcha, a small button. */
  beside?: ReactNode;
}

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Id of a further description of the control, such as a counter. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A field: label, control, hint and error, tied together. */
export function Field({ label, hint = "", error = "", beside, describedBy, children }: FieldShellProps) {
  const id = useId();
  const description = [hint !== "" && `${id}-hint`, error !== "" && `${id}-error`, describedBy]
    .filter(Boolean)
    .join(" ");
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={css.row}>
        {children({ id, "aria-describedby": description || undefined, "aria-invalid": error !== "" || undefined })}
        {beside}
      </div>
      {hint !== "" && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <ErrorRegion id={`${id}-error`}>{error}</ErrorRegion>
    </div>
  );
}

/** The fields of a form, one below the other. */
export function Fields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>;
}
