import { breakAtThousands } from "@lending/ui/figures";
import type { ReactNode } from "react";
import * as css from "./CodeTicket.module.css";

/** A longer amount would overflow a phone's screen at 200 percent text size. */
const FULL_SIZE_MAX = 9;

interface CodeTicketProps {
  /** The payment's label and amount. Without a value only the code is shown. */
  fact: { readonly label: string; readonly value: string };
  logo?: ReactNode;
  children: ReactNode;
}

/** A slip for a counter or a scanner: the amount, a cut line with two notches, and the code. */
export function CodeTicket({ fact, logo, children }: CodeTicketProps) {
  const hasLogo = Boolean(logo);
  return (
    <div className={css.ticket}>
      {(hasLogo || fact.value !== "") && (
        <>
          <div className={css.top}>
            {hasLogo && <div className={css.logo}>{logo}</div>}
            {fact.value !== "" && (
              <dl>
                <dt className={css.label}>{fact.label}</dt>
                <dd className={fact.value.length > FULL_SIZE_MAX ? css.long : css.value}>
                  {breakAtThousands(fact.value)}
                </dd>
              </dl>
            )}
          </div>
          <div className={css.cut} />
        </>
      )}
      <div className={css.code}>{children}</div>
    </div>
  );
}
