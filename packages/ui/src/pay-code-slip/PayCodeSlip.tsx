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

/** Copies a code without the spaces that make it readable. */
export const CopyCode = ({ code }: { code: string }) => <CopyButton text={code.replace(/\s+/g, "")} />;

/** Where a slip is torn off: a dashed line between two notches. */
export const CutLine = () => <div className={css.cut} />;

/** A payment slip: the place to pay, a cut line with two notches, and the code with Copy. */
export function PayCodeSlip({ label, title, logo = "", code }: PayCodeSlipProps) {
  const labelId = useId();
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
      <CutLine />
      <div className={css.row}>
        <p className={css.place}>
          <GroupedCode code={code} />
        </p>
        <div className={css.copy}>
          <CopyCode code={code} />
        </div>
      </div>
    </section>
  );
}
