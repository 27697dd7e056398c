import type { Fault } from "@lending/api-client";
import { readMoney, showMoney } from "@lending/domain/money";
import { Button } from "@lending/ui/button";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Logo } from "@lending/ui/logo";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import type { SavedPayCode } from "../api/savedPayCode.ts";
import { paymentMessages, repaymentMessages } from "../messages/source.ts";
import { CodePage } from "./CodePage.tsx";
import { CopyableCode } from "./CodeTicket.tsx";
import { InstructionSteps } from "./PageSection.tsx";
import type { Retry } from "./RepaymentRefused.tsx";

interface OfflineViewProps extends Retry {
  title: string;
  fault: Fault["code"];
  saved: SavedPayCode;
}

/** Shown when the server does not answer: the last payment code and its steps, with Retry. */
export function OfflineView({ title, fault, saved, onRetry, retrying }: OfflineViewProps) {
  const messages = useMessages(repaymentMessages);
  const { offlineTitle, offlineHint, notLoadedTitle } = useMessages(paymentMessages);
  const { retry } = useMessages(commonMessages);
  const amountLabel = saved.purpose === "extension" ? messages.delayAmount : messages.repaymentAmount;
  return (
    <CodePage
      title={title}
      payment={saved}
      fact={{ label: amountLabel, value: showMoney(readMoney(saved.amount), useLocale()) }}
      logo={saved.logo !== "" && <Logo src={saved.logo} name={saved.code} />}
      sections={<InstructionSteps groups={saved.instructions} />}
      before={
        <div role="alert" key={String(retrying)}>
          <Notice tone="warning" title={fault === "NETWORK" ? offlineTitle : notLoadedTitle}>
            {offlineHint}
          </Notice>
        </div>
      }
      actions={
        <Button waiting={retrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      <CopyableCode label={messages.payCode} code={saved.code} />
    </CodePage>
  );
}
