import { CopyButton } from "@lending/ui/copy-button";
import { groupCode, spellCode } from "@lending/ui/format";
import { Fragment } from "react";
import * as css from "./CopyableCode.module.css";

/** A code in groups for reading aloud, without added characters. */
export function CodeText({ code }: { code: string }) {
  // Added groups are separated by CSS gaps only, so that the text stays exactly the server's.
  const groups = groupCode(code);
  const hasSpaces = /\s/.test(code.trim());
  return (
    // One named element: screen readers spell the code, and touch exploration finds it.
    <span
      className={hasSpaces ? css.code : `${css.code} ${css.gaps}`}
      role="img"
      aria-label={spellCode(groups)}
      translate="no"
    >
      {groups.map((group, index) => (
        <Fragment key={`${index} ${group}`}>
          {index > 0 && (hasSpaces ? " " : <wbr />)}
          <span className={css.group}>{group}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Copies a code without spaces. */
export const CopyCode = ({ code }: { code: string }) => <CopyButton text={code.replace(/\s+/g, "")} />;

/** Shows a code with its label and Copy, stacked. */
export function CopyableCode({ label, code }: { label: string; code: string }) {
  return (
    <div className={css.copyable}>
      <dl>
        <dt className={css.label}>{label}</dt>
        <dd>
          <CodeText code={code} />
        </dd>
      </dl>
      <div className={css.copy}>
        <CopyCode code={code} />
      </div>
    </div>
  );
}
