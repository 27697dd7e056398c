import { Fragment, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { groupCode, spellCode } from "../format/format.ts";
import { Logo } from "../logo/Logo.tsx";
import * as css from "./PayCodeSlip.module.css";

interface PayCodeSlipProps {
  /** The kind of code: "Payment code". Names the slip. */
  label: string;
  /** The place to pay. */
  title: string;
  logo?: string;
  /** Grouped visually without added characters, spelled to screen readers, and copied without spaces. */
  code: string;
}

/** A payment slip: the place to pay, a cut line with two notches, and the code with Copy. */
export function PayCodeSlip({ label, title, logo = "", code }: PayCodeSlipProps) {
  const labelId = useId();
  // Only a gap separates our groups, so that the text stays exactly as the server sent it.
  const groups = groupCode(code);
  const hasSpaces = /\s/.test(code.trim());
  return (
    <section className={css.slip} aria-labelledby={labelId}>
      <div className={css.top}>
        <Logo src={logo} name={title} size="s" />
        <p className={css.names}>
          <span id={labelId} className={css.label}>
            {label}
          </span>
          <span className={css.title}>{title}</span>
        </p>
      </div>
      <div className={css.cut} />
      <div className={css.row}>
        <p className={hasSpaces ? css.code : joinClasses(css.code, css.gaps)}>
          {/* One named element: screen readers spell the code, and touch exploration still finds it. */}
          <span role="img" aria-label={spellCode(groups)} translate="no">
            {groups.map((group, index) => (
              <Fragment key={`${index}-${group}`}>
                {index > 0 && (hasSpaces ? " " : <wbr />)}
                <span className={css.group}>{group}</span>
              </Fragment>
            ))}
          </span>
        </p>
        <div className={css.copy}>
          <CopyButton text={code.replace(/\s+/g, "")} />
        </div>
      </div>
    </section>
  );
}
