import { ChevronRightIcon } from "@lending/ui/icon";
import type { ReactNode } from "react";
import * as css from "./Rows.module.css";

export interface RowContentProps {
  icon?: ReactNode;
  children: ReactNode;
}

/** The content of a row, for a button or a link. */
export function RowContent({ icon, children }: RowContentProps) {
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
