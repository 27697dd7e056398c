import { RowContent, type RowContentProps } from "./RowContent.tsx";
import * as css from "./Rows.module.css";

/** A row that acts as a button. */
export function ButtonRow({ onClick, ...content }: RowContentProps & { onClick: () => void }) {
  return (
    <li>
      <button type="button" className={css.row} onClick={onClick}>
        <RowContent {...content} />
      </button>
    </li>
  );
}
