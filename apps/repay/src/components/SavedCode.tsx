import { readMoney, showMoney } from "@lending/domain/money";
import { useLocale } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import type { ReactNode } from "react";
import type { SavedPayCode } from "../api/savedPayCode.ts";
import { CodeTicket } from "./CodeTicket.tsx";
import { CopyableCode } from "./CopyableCode.tsx";
import { ExpiredCode } from "./ExpiredCode.tsx";
import { InstructionSteps } from "./InstructionSteps.tsx";
import { useBring } from "./useBring.ts";
import { useExpiry } from "./useExpiry.ts";
import { ValidUntil } from "./ValidUntil.tsx";

interface SavedCodeProps {
  saved: SavedPayCode;
  codeLabel: string;
  amountLabel: string;
  /** Further sections of its card. */
  children?: ReactNode;
}

/** The code that is saved on this phone, and how to pay with it. */
export function SavedCode({ saved, codeLabel, amountLabel, children }: SavedCodeProps) {
  const amount = showMoney(saved.amount, useLocale());
  const bring = useBring();
  const now = () => Date.now() + saved.aheadMs;
  const expiry = useExpiry(saved.expiresAt, now);
  if (expiry === "expired") return <ExpiredCode payment={saved} />;
  return (
    <>
      {expiry === "unknown" && <ExpiredCode payment={saved} unclear={saved.expiresAt} />}
      <CodeTicket
        fact={{ label: amountLabel, value: amount }}
        bring={bring(saved.amount, readMoney(saved.fee))}
        logo={saved.logo !== "" && <Logo src={saved.logo} name={saved.code} />}
        channel={saved.channelName}
        until={expiry === "open" && <ValidUntil day={saved.expiresAt} now={now} />}
        sections={
          <>
            <InstructionSteps groups={saved.instructions} />
            {children}
          </>
        }
      >
        <CopyableCode label={codeLabel} code={saved.code} />
      </CodeTicket>
    </>
  );
}
