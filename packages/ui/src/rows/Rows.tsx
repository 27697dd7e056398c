import { type ComponentProps, cloneElement, type ReactElement, type ReactNode, useId } from "react";
import { Card } from "../card/Card.tsx";
import { joinClasses } from "../class-names/joinClasses.ts";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import * as css from "./Rows.module.css";

interface RowsProps {
  /** The list's accessible name. */
  label?: string;
  /** Omits the card, for use in a sheet. */
  bare?: boolean;
  /** One `Row` or `<li>` for each row. */
  children: ReactNode;
}

/** A list of full-width rows that open a screen or a sheet, or that state a contact. */
export function Rows({ label, bare = false, children }: RowsProps) {
  const list = (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
  return bare ? list : <Card flush>{list}</Card>;
}

interface RowProps {
  icon?: ReactNode;
  children: ReactNode;
  /** A link or a button (`<AppLink to={…} />`, `<button type="button" onClick={…} />`) that the row is rendered as. */
  render?: ReactElement<Pick<ComponentProps<"a">, "className" | "aria-describedby">>;
  /** What is at its end, instead of the arrow of a row that opens something. */
  end?: ReactNode;
  /** Why the row cannot be chosen now. It stays a button that explains this again. */
  note?: string | undefined;
}

export function Row({ icon, children, render = <div />, end = <ChevronRightIcon size="s" />, note }: RowProps) {
  const noteId = useId();
  return (
    <li className={joinClasses(note !== undefined && css.noted)}>
      {cloneElement(
        render,
        { className: css.row, ...(note !== undefined && { "aria-describedby": noteId }) },
        icon !== undefined && <span className={css.icon}>{icon}</span>,
        <span className={css.words}>{children}</span>,
        end !== null && <span className={css.end}>{end}</span>,
      )}
      {note !== undefined && (
        <p id={noteId} className={css.note}>
          {note}
        </p>
      )}
    </li>
  );
}
