import { breakAtThousands } from "@lending/ui/figures";
import type { ReactNode } from "react";
import * as css from "./CodeTicket.module.css";

/** A longer amount would overflow a phone's screen at 200 percent text size. */
const FULL_SIZE_MAX = 10;

interface TicketHeadProps {
  /** The payment's label and amount; without a value it is left out. */
  fact: { readonly label: string; readonly value: string };
  logo?: ReactNode;
  /** The channel beside its logo, and who is paid there. */
  names?: readonly (string | undefined)[];
}

/** The top of a `CodeTicket`. */
export function TicketHead({ fact: { label, value }, logo, names = [] }: TicketHeadProps) {
  const known = [...new Set(names)].filter(Boolean);
  return (
    <>
      {(logo || known.length > 0) && (
        <div className={css.head}>
          {logo}
          {known.length > 0 && (
            <p className={css.names}>
              {known.map((name) => (
                <span key={name}>{name}</span>
              ))}
            </p>
          )}
        </div>
      )}
      {value !== "" && (
        <dl>
          <dt className={css.label}>{label}</dt>
          <dd className={value.length > FULL_SIZE_MAX ? css.long : css.value}>{breakAtThousands(value)}</dd>
        </dl>
      )}
    </>
  );
}
