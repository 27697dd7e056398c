import { Fragment, useId } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { spellCode } from "../format/index.ts";
import { Logo } from "../logo/Logo.tsx";
import { groupCode } from "./groupCode.ts";
import * as css from "./PayCodeSlip.module.css";

interface PayCodeSlipProps {
  /** What the code is: "Payment code". It names the slip. */
  label: string;
  /** Where it is paid. */
  title: string;
  logo?: string;
  /** As the server sent it; it is set in groups, without a character more, spelled to screen readers, and copied without spaces. */
  code: string;
  onCopied?: () => void;
}

/** A payment slip: where to pay, a cut line with two notches, the code and Copy beside it. */
export function PayCodeSlip({ label, title, logo = "", code, onCopied }: PayCodeSlipProps) {
  const labelId = useId();
  // Groups of our own are parted by a gap alone: the text stays the server's, character for character.
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
          {/* One element with a name: read as spelled, and still found where a finger touches the code. */}
          <span role="img" aria-label={spellCode(groups)}>
            {groups.map((group, index) => (
              <Fragment key={`${index}-${group}`}>
                {index > 0 && (hasSpaces ? " " : <wbr />)}
                <span className={css.group}>{group}</span>
              </Fragment>
            ))}
          </span>
        </p>
        <div className={css.copy}>
          <CopyButton text={code.replace(/\s+/g, "")} {...(onCopied && { onCopied })} />
        </div>
      </div>
    </section>
  );
}
