import { ErrorIcon } from "../icon/noticeIcons.tsx";
import { languageOf } from "../locale/locales.ts";
import * as css from "./Field.module.css";

/** The error of a field. Render it inside a live region that exists before the error, so that screen readers announce it. */
export function ErrorLine({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={css.error} lang={languageOf(children)}>
      <span className={css.errorIcon}>
        <ErrorIcon size="s" />
      </span>
      {children}
    </p>
  );
}
