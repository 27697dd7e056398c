import { type ReactNode, useId, useState } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { ChevronDownIcon, ChevronUpIcon } from "../icon/icons.tsx";
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
}

/** Labels on the left and values on the right, which wrap instead of being cut. Nothing without rows. */
export function DetailRows({ rows, collapseTo = rows.length }: DetailRowsProps) {
  const { more, hide } = useMessages(commonMessages);
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  if (rows.length === 0) return null;
  return (
    <>
      <dl id={listId}>
        {rows.slice(0, isOpen ? rows.length : collapseTo).map((row, index) => (
          <div
            key={index}
            className={joinClasses(css.row, row.isTotal && css.total, index >= collapseTo && css.unfolded)}
          >
            <dt className={css.label}>{row.label}</dt>
            <dd className={css.value}>
              <Figures>{row.value}</Figures>
              {row.note && <span className={css.note}>{row.note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {rows.length > collapseTo && (
        <button
          type="button"
          className={css.more}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? hide : more}
          {isOpen ? <ChevronUpIcon size="s" /> : <ChevronDownIcon size="s" />}
        </button>
      )}
    </>
  );
}
