import type { ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { useDisclosure } from "../disclosure/useDisclosure.ts";
import { Figures } from "../figures/Figures.tsx";
import { useMessages } from "../locale/locale.tsx";
import { commonMessages } from "../messages/source.ts";
import * as css from "./DetailRows.module.css";

/** One line of a loan: its label, its value, and whether it is the total of the lines above. */
export interface DetailRow {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
  /** Small words after the value, such as a `RelativeDay`. */
  readonly note?: ReactNode;
}

interface DetailRowsProps {
  rows: readonly DetailRow[];
  /** Number of rows shown at first. More shows the rest, and Hide collapses them. */
  collapseTo?: number;
  /** A small action beside More. */
  action?: ReactNode;
}

/** Labels on the left and values on the right, which wrap instead of being cut. Nothing without rows. */
export function DetailRows({ rows, collapseTo = rows.length, action }: DetailRowsProps) {
  const { more, hide } = useMessages(commonMessages);
  const { isOpen, contentId, toggle, Chevron } = useDisclosure();
  if (rows.length === 0 && !action) return null;
  return (
    <>
      <dl id={contentId}>
        {rows.slice(0, isOpen ? rows.length : collapseTo).map((row, index) => (
          <div
            key={index}
            className={joinClasses(css.row, row.isTotal && css.total, index >= collapseTo && css.unfolded)}
          >
            <dt className={css.label}>{row.label}</dt>
            <dd className={css.value}>
              <Figures>{row.value}</Figures>
              {row.note && <span className={css.note}> {row.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {(rows.length > collapseTo || action) && (
        <div className={css.end}>
          {rows.length > collapseTo && (
            <button {...toggle} className={css.more}>
              {isOpen ? hide : more}
              <Chevron size="s" />
            </button>
          )}
          {action}
        </div>
      )}
    </>
  );
}
