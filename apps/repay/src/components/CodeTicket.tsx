import { CopyButton } from "@lending/ui/copy-button";
import { GroupedCode } from "@lending/ui/grouped-code";
import type { ReactNode } from "react";
import * as css from "./CodeTicket.module.css";

interface CodeTicketProps {
  /** Where the code is paid, and what it pays: a `TicketHead`. */
  top?: ReactNode;
  /** Each a `PageSection`, in the same card: how to pay, what happens next. */
  sections?: ReactNode;
  children: ReactNode;
}

/** The card of a code. Its slip for a counter or a scanner has its top, a cut line with two notches, and the code; its sections follow. */
export const CodeTicket = ({ top, sections, children }: CodeTicketProps) => (
  <div className={css.ticket}>
    <div className={css.top}>{top}</div>
    <div className={css.cut} />
    <div className={css.code}>{children}</div>
    <div className={css.sections}>{sections}</div>
  </div>
);

/** A code in groups for reading aloud. Copy copies it without spaces. */
export function CopyableCode({ label, code }: { label: string; code: string }) {
  return (
    <div className={css.copyable}>
      <dl>
        <dt className={css.label}>{label}</dt>
        <dd>
          <GroupedCode code={code} />
        </dd>
      </dl>
      <CopyButton text={code.replace(/\s+/g, "")} />
    </div>
  );
}
