import { Fragment } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { groupCode, spellCode } from "../format/format.ts";
import * as css from "./GroupedCode.module.css";

/** A code in groups for reading aloud. Only a gap separates them, so that the text stays exactly as the server sent it. */
export function GroupedCode({ code }: { code: string }) {
  const groups = groupCode(code);
  const hasSpaces = /\s/.test(code.trim());
  return (
    // One named element: screen readers spell the code, and touch exploration still finds it.
    <span
      role="img"
      aria-label={spellCode(groups)}
      translate="no"
      className={joinClasses(css.code, !hasSpaces && css.gaps)}
    >
      {groups.map((group, index) => (
        <Fragment key={`${index}-${group}`}>
          {index > 0 && (hasSpaces ? " " : <wbr />)}
          <span className={css.group}>{group}</span>
        </Fragment>
      ))}
    </span>
  );
}
