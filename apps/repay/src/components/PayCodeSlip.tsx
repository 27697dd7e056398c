import { Logo } from "@lending/ui/logo";
import { useId } from "react";
import * as css from "./CodeTicket.module.css";
import { CodeText, CopyCode } from "./CopyableCode.tsx";

interface PayCodeSlipProps {
  /** The kind of code: "Payment code". Names the slip. */
  label: string;
  /** The place to pay. */
  title: string;
  logo: string;
  code: string;
}

/** A payment slip: the place to pay, a cut line with two notches, and the code beside Copy. */
export function PayCodeSlip({ label, title, logo, code }: PayCodeSlipProps) {
  const labelId = useId();
  return (
    <section className={`${css.ticket} ${css.slip}`} aria-labelledby={labelId}>
      <div className={`${css.top} ${css.head}`}>
        <Logo src={logo} name={title} size="s" />
        <p className={css.names}>
          <span id={labelId} className={css.label}>
            {label}
          </span>
          <span className={css.channel}>{title}</span>
        </p>
      </div>
      <div className={css.cut} />
      <div className={css.row}>
        <p className={css.text}>
          <CodeText code={code} />
        </p>
        <div className={css.copy}>
          <CopyCode code={code} />
        </div>
      </div>
    </section>
  );
}
