import { ErrorIcon } from "../icon/noticeIcons.tsx";
import { languageOf } from "../locale/locales.ts";
import * as css from "./Field.module.css";

interface ErrorLineProps {
  id: string;
  children: string;
}

/** The error of a field. Render it inside a live region that exists before the error, so that it is announced. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <p id={id} className={css.error} lang={languageOf(children)}>
      <span className={css.errorIcon}>
        <ErrorIcon size="s" />
      </span>
      {children}
    </p>
  );
}

/**
 * The live region of an error, which is "" when there is none. It exists before the error, because screen readers ignore a region that is inserted with
 * its text. It is a status only with an error, so that a page has no empty ones beside the status of a payment.
 */
export function ErrorRegion({ id, children, className }: ErrorLineProps & { className?: string | undefined }) {
  return (
    <div className={className} aria-live="polite" role={children === "" ? undefined : "status"}>
      {children !== "" && <ErrorLine id={id}>{children}</ErrorLine>}
    </div>
  );
}
