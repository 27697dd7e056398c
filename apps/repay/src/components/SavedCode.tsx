import { Card } from "@lending/ui/card";
import { useLocale } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import { Steps } from "@lending/ui/steps";
import { showMoney } from "../api/money.ts";
import type { InstructionGroup, SavedPayCode } from "../api/savedPayCode.ts";
import { CodeTicket } from "./CodeTicket.tsx";
import { CopyableCode } from "./CopyableCode.tsx";
import { ExpiredCode } from "./ExpiredCode.tsx";
import { renewalOf } from "./renewal.ts";
import * as css from "./SavedCode.module.css";
import { useIsExpired } from "./useIsExpired.ts";

export function InstructionSteps({ groups }: { groups: readonly InstructionGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <div>
      {groups.map((group, index) => (
        <div key={`${index} ${group.title}`} className={css.group}>
          <Card {...(group.title !== "" && { title: group.title })}>
            {group.places.map((place, position) => (
              <div key={`${position} ${place.name}`} className={css.place}>
                {place.name !== "" && <h3 className={css.name}>{place.name}</h3>}
                <Steps steps={place.steps} />
              </div>
            ))}
          </Card>
        </div>
      ))}
    </div>
  );
}

interface SavedCodeProps {
  saved: SavedPayCode;
  codeLabel: string;
  amountLabel: string;
}

export function SavedCode({ saved, codeLabel, amountLabel }: SavedCodeProps) {
  const amount = showMoney(saved.amount, useLocale());
  if (useIsExpired(saved.expiresAt)) return <ExpiredCode renewal={renewalOf(saved)} />;
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
