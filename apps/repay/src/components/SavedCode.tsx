import { useLocale } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import { showMoney } from "../api/money.ts";
import type { SavedPayCode } from "../api/savedPayCode.ts";
import { CodeTicket } from "./CodeTicket.tsx";
import { CopyableCode } from "./CopyableCode.tsx";
import { InstructionSteps } from "./InstructionSteps.tsx";

interface SavedCodeProps {
  saved: SavedPayCode;
  codeLabel: string;
  amountLabel: string;
}

/** A saved code with its amount and the steps to pay with it. */
export function SavedCode({ saved, codeLabel, amountLabel }: SavedCodeProps) {
  const amount = showMoney(saved.amount, useLocale());
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
