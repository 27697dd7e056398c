import { useApp } from "@lending/bridge";
import { LENDER_KEYS } from "@lending/bridge/lender-keys";
import { useLenderRows, writeRow } from "@lending/domain/lender";
import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { Fragment } from "react";
import { companyMessages } from "../messages/source.ts";
import * as css from "./company.module.css";

/** What a borrower can read about the lender, under its keys of the environment. */
export type Lender = Readonly<Record<(typeof LENDER_KEYS)[number], string>>;

/**
 * Returns the lender's details, as the deployment states them. `ship` requires all of them in production; on a staging
 * site the name of the key takes the place of a missing one.
 */
export function useLender(): Lender {
  const { environment } = useApp();
  return Object.fromEntries(LENDER_KEYS.map((key) => [key, environment[key] || `[${key}]`])) as Lender;
}

/** Returns the lender's numbers at the regulator, each in a line. */
export const useRegistrations = () => useLenderRows().slice(1).map(writeRow);

export function RegulatorNotice() {
  const messages = useMessages(companyMessages);
  return (
    <Notice tone="positive" icon={<ShieldIcon />}>
      {messages.authorised(useLender().companyName)}
      {useRegistrations().map((number) => (
        <Fragment key={number}>
          <br />
          {number}
        </Fragment>
      ))}
    </Notice>
  );
}

/** The standard that our pages meet, their known limits, and how to contact us. The caller renders the heading. */
export function AccessibilityStatement() {
  const messages = useMessages(companyMessages);
  return (
    <div className={css.statement}>
      <p>{messages.standard}</p>
      <p>{messages.limits}</p>
      <p>{messages.help}</p>
    </div>
  );
}

/** A list with a disc before each point. */
export const Points = ({ points }: { points: readonly string[] }) => (
  <ul className={css.points}>
    {points.map((point) => (
      <li key={point}>{point}</li>
    ))}
  </ul>
);

/** Why to borrow here. */
export function Advantages() {
  const messages = useMessages(companyMessages);
  return <Points points={[messages.price, messages.fast, messages.dates, messages.private]} />;
}
