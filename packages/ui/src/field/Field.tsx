import { type ReactNode, useId } from "react";
import { ErrorIcon } from "../icon/ErrorIcon.tsx";
import * as css from "./Field.module.css";

/** What every field has besides its control. */
export interface FieldProps {
  /** Stands above the control and names it. */
  label: string;
  /** Stands under the control; never a placeholder. */
  hint?: string | undefined;
  /** One sentence that says how to mend it; shown after blur or on submit, never while typing. */
  error?: string | undefined;
  /** Stands beside the control: a captcha, a small button. */
  beside?: ReactNode;
}

/** What the control must carry, so that label, hint and error belong to it. */
export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldShellProps extends FieldProps {
  /** Id of further words about the control, such as a counter. */
  describedBy?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of one field, tied together. */
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
      <div aria-live="polite">
        {error !== "" && (
          // Decisions 6: a refusal is a status; the region around it is there beforehand, so that it is heard.
          <p id={`${id}-error`} className={css.error} role="status">
            <span className={css.errorIcon}>
              <ErrorIcon size="s" />
            </span>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
