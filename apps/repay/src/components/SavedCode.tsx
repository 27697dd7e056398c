import { showMoney } from "@lending/domain/money";
import { useLocale } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import type { SavedPayCode } from "../api/savedPayCode.ts";
import { CodeTicket } from "./CodeTicket.tsx";
import { CopyableCode } from "./CopyableCode.tsx";
import { ExpiredCode } from "./ExpiredCode.tsx";
import { InstructionSteps } from "./InstructionSteps.tsx";
import { useIsExpired } from "./useIsExpired.ts";

interface SavedCodeProps {
  saved: SavedPayCode;
  codeLabel: string;
  amountLabel: string;
}

export function SavedCode({ saved, codeLabel, amountLabel }: SavedCodeProps) {
  const amount = showMoney(saved.amount, useLocale());
  if (useIsExpired(saved.expiresAt, () => Date.now() + saved.aheadMs)) return <ExpiredCode payment={saved} />;
  return (
    <>
      <CodeTicket
        fact={{ label: amountLabel, value: amount }}
        logo={saved.logo !== "" && <Logo src={saved.logo} name={saved.code} />}
      >
        <CopyableCode label={codeLabel} code={saved.code} />
      </CodeTicket>
      <InstructionSteps groups={saved.instructions} />
    </>
  );
}
