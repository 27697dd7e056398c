import * as css from "./BrandMark.module.css";

/** Brand mark: a sun above a hill. */
export function BrandMark() {
  return (
    <svg className={css.mark} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      <rect className={css.paper} width="40" height="40" rx="11" />
      <circle className={css.sun} cx="20" cy="22" r="8" />
      <path className={css.rays} d="M20 7v4M9 11.5l2.6 2.8M31 11.5l-2.6 2.8" />
      <path className={css.hill} d="M4 26q8-4 16 0t16 0v3a11 11 0 0 1-11 11H15A11 11 0 0 1 4 29z" />
    </svg>
  );
}
