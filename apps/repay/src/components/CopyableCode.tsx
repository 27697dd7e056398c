import { CopyButton } from "@lending/ui/copy-button";
import { groupCode, spellCode } from "@lending/ui/format";
import { Fragment } from "react";
import * as css from "./CopyableCode.module.css";

interface CopyableCodeProps {
  label: string;
  code: string;
}

/** Shows a code in groups for reading aloud, without added characters. Copy copies it without spaces. */
export function CopyableCode({ label, code }: CopyableCodeProps) {
  // Added groups are separated by CSS gaps only, so that the text stays exactly the server's.
  const groups = groupCode(code);
  const hasSpaces = /\s/.test(code.trim());
  return (
    <div className={css.copyable}>
      <dl>
        <dt className={css.label}>{label}</dt>
        <dd className={hasSpaces ? css.code : `${css.code} ${css.gaps}`}>
          {/* One named element: screen readers spell the code, and touch exploration finds it. */}
          <span role="img" aria-label={spellCode(groups)} translate="no">
            {groups.map((group, index) => (
              <Fragment key={`${index} ${group}`}>
                {index > 0 && (hasSpaces ? " " : <wbr />)}
                <span className={css.group}>{group}</span>
              </Fragment>
            ))}
          </span>
        </dd>
      </dl>
      <div className={css.copy}>
        <CopyButton text={code.replace(/\s+/g, "")} />
      </div>
    </div>
  );
}
