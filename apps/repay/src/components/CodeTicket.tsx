import { CutLine } from "@lending/ui/cut-line";
import { breakAtThousands, Figures } from "@lending/ui/figures";
import { RelativeDay } from "@lending/ui/relative-day";
import type { ReactNode } from "react";
import * as css from "./CodeTicket.module.css";

/** A longer amount would overflow a phone's screen at 200 percent text size. */
const FULL_SIZE_MAX = 10;

interface CodeTicketProps {
  /** The payment's label and amount. Without a value only the code is shown. */
  fact: { readonly label: string; readonly value: string };
  logo?: ReactNode;
  /** The channel beside its logo, and who is paid there; "" when unknown. */
  channel?: string;
  biller?: string;
  /** Below the code: what the borrower brings, with the channel's fee, "" for nothing more than the amount. */
  bring?: string;
  /** Until when the code is valid, by the lender's time. */
  until?: { readonly label: string; readonly day: string; readonly now: () => number } | undefined;
  /** Each a `PageSection`, in the same card: how to pay, what happens next. */
  sections?: ReactNode;
  children: ReactNode;
}

/**
 * The one card of a page with a code. Its slip for a counter or a scanner has channel and amount, a cut line with two notches,
 * the code and its last day; its sections follow.
 */
export function CodeTicket(props: CodeTicketProps) {
  const { fact, logo, channel = "", biller = "", bring = "", until, sections, children } = props;
  const hasNames = channel !== "" || biller !== "";
  const hasHead = Boolean(logo) || hasNames;
  return (
    <div className={css.ticket}>
      {(hasHead || fact.value !== "") && (
        <>
          <div className={css.top}>
            {hasHead && (
              <div className={css.head}>
                {logo}
                {hasNames && (
                  <p className={css.names}>
                    {channel !== "" && <span className={css.channel}>{channel}</span>}
                    {biller !== "" && <span className={css.label}>{biller}</span>}
                  </p>
                )}
              </div>
            )}
            {fact.value !== "" && (
              <dl>
                <dt className={css.label}>{fact.label}</dt>
                <dd className={fact.value.length > FULL_SIZE_MAX ? css.long : css.value}>
                  {breakAtThousands(fact.value)}
                </dd>
              </dl>
            )}
          </div>
          <CutLine />
        </>
      )}
      <div className={css.code}>
        {children}
        {bring !== "" && (
          <p className={css.bring}>
            <Figures>{bring}</Figures>
          </p>
        )}
        {until && (
          <dl className={css.until}>
            <dt className={css.label}>{until.label}</dt>
            <dd>
              <Figures>{until.day}</Figures>
              <span className={css.day}>
                <RelativeDay day={until.day} now={until.now} isDue />
              </span>
            </dd>
          </dl>
        )}
      </div>
      <div className={css.sections}>{sections}</div>
    </div>
  );
}
