import type { Fault } from "@lending/api-client";
import { useBack } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { SavedPayCode } from "../api/savedPayCode.ts";
import { paymentMessages, repaymentMessages } from "../messages/source.ts";
import { SavedCode } from "./SavedCode.tsx";

// One chunk for what replaces a code.
export { ExpiredCode } from "./ExpiredCode.tsx";

interface OfflineViewProps {
  title: string;
  fault: Fault["code"];
  saved: SavedPayCode;
  onRetry: () => void;
  retrying: boolean;
}

/** Shown when the server does not answer: the last payment code and its steps, with Retry. */
export function OfflineView({ title, fault, saved, onRetry, retrying }: OfflineViewProps) {
  const messages = useMessages(repaymentMessages);
  const { offlineTitle, offlineHint, notLoadedTitle } = useMessages(paymentMessages);
  const { retry } = useMessages(commonMessages);
  const goBack = useBack();
  const problem = fault === "NETWORK" ? offlineTitle : notLoadedTitle;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={
        <Button waiting={retrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      <div role="alert" key={String(retrying)}>
        <Notice tone="warning" title={problem}>
          {offlineHint}
        </Notice>
      </div>
      <SavedCode
        saved={saved}
        codeLabel={messages.payCode}
        amountLabel={saved.purpose === "extension" ? messages.delayAmount : messages.repaymentAmount}
      />
    </ScreenFrame>
  );
}
