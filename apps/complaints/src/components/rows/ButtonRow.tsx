import { RowContent, type RowContentProps } from "./RowContent.tsx";
import * as css from "./Rows.module.css";

/** A row that does something when it is tapped. */
export function ButtonRow({ onClick, ...content }: RowContentProps & { onClick: () => void }) {
  return (
    <li>
      <button type="button" className={css.row} onClick={onClick}>
        <RowContent {...content} />
      </button>
    </li>
  );
}
