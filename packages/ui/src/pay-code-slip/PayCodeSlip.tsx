import { useId } from "react";
import { CopyButton } from "../copy-button/CopyButton.tsx";
import { Logo } from "../logo/Logo.tsx";
import { CutLine } from "./CutLine.tsx";
import { GroupedCode } from "./GroupedCode.tsx";
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
          <CopyButton text={code.replace(/\s+/g, "")} />
        </div>
      </div>
    </section>
  );
}
