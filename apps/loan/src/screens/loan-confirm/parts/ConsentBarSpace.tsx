import * as css from "./ConsentBar.module.css";

/** Keeps the place of the consent and its button while the agreements come; it promises no button. */
export function ConsentBarSpace() {
  return <div className={css.space} aria-busy="true" />;
}
