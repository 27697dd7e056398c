import * as css from "./CutLine.module.css";

/** Where a slip is torn off: a dashed line between two notches. The slip is `position: relative` and hides what overflows. */
export const CutLine = () => <div className={css.cut} />;
