import * as css from "./ConsentBar.module.css";

/** Reserves the space of the consent bar while the agreements load. */
export function ConsentBarSpace() {
  return <div className={css.space} aria-busy="true" />;
}
