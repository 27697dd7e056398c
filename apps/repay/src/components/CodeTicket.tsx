import { breakAtThousands } from "@lending/ui/figures";
import type { ReactNode } from "react";
import * as css from "./CodeTicket.module.css";

/** Longer than this an amount would run off a phone once the text is twice as large. */
const FULL_SIZE_MAX = 9;

interface CodeTicketProps {
  /** What is paid with it; without a value only the code is shown. */
  fact: { readonly label: string; readonly value: string };
  logo?: ReactNode;
  children: ReactNode;
}

/** A slip to show at a counter or to a scanner: the amount, a cut line with two notches, and the code. */
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
