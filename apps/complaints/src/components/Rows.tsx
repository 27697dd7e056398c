import { AppLink, useSearchParams } from "@lending/bridge/router";
import { withQuery } from "@lending/bridge/with-query";
import { Card } from "@lending/ui/card";
import { ChevronRightIcon } from "@lending/ui/icon";
import { type ReactNode, useId } from "react";
import * as css from "./Rows.module.css";

interface RowsProps {
  /** The list's accessible name. */
  label: string;
  /** Omits the card, for use in a sheet. */
  bare?: boolean;
  /** One `<li>` for each row. */
  children: ReactNode;
}

/** A list of full-width rows that open a screen or a sheet. */
export function Rows({ label, bare = false, children }: RowsProps) {
  const list = (
    <ul className={css.rows} aria-label={label}>
      {children}
    </ul>
  );
  return bare ? list : <Card flush>{list}</Card>;
}

interface RowContentProps {
  icon?: ReactNode;
  children: ReactNode;
}

interface ButtonRowProps extends RowContentProps {
  /** Why the row cannot be chosen now. It stays a button that explains this again. */
  note?: string | undefined;
  onClick: () => void;
}

export function ButtonRow({ note, onClick, ...content }: ButtonRowProps) {
  const noteId = useId();
  return (
    <li className={note === undefined ? undefined : css.noted}>
      <button
        type="button"
        className={css.row}
        aria-describedby={note === undefined ? undefined : noteId}
        onClick={onClick}
      >
        <RowContent {...content} />
      </button>
      {note !== undefined && (
        <p id={noteId} className={css.note}>
          {note}
        </p>
      )}
    </li>
  );
}

/** Opens another screen, about the order of this address if it names one. */
export function LinkRow({ to, ...content }: RowContentProps & { to: string }) {
  const orderId = useSearchParams()[0].get("orderId") ?? "";
  return (
    <li>
      <AppLink to={withQuery(to, { orderId })} className={css.row}>
        <RowContent {...content} />
      </AppLink>
    </li>
  );
}

function RowContent({ icon, children }: RowContentProps) {
  return (
    <>
      {icon !== undefined && <span className={css.icon}>{icon}</span>}
      <span className={css.words}>{children}</span>
      <span className={css.go}>
        <ChevronRightIcon size="s" />
      </span>
    </>
  );
}
