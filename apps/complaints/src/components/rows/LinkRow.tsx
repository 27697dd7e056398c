import { Link } from "@lending/bridge/router";
import { RowContent, type RowContentProps } from "./RowContent.tsx";
import * as css from "./Rows.module.css";

/** A row that links to another screen. */
export function LinkRow({ to, ...content }: RowContentProps & { to: string }) {
  return (
    <li>
      <Link to={to} className={css.row}>
        <RowContent {...content} />
      </Link>
    </li>
  );
}
