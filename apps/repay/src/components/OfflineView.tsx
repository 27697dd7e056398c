import { useBack } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { commonMessages } from "@lending/ui/copy";
import { useFailureToast } from "@lending/ui/failure-toast";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import type { SavedPayCode } from "../api/savedPayCode.ts";
import { repaymentMessages } from "./messages.ts";
import { SavedCode } from "./SavedCode.tsx";

interface OfflineViewProps {
  title: string;
  saved: SavedPayCode;
  onRetry: () => void;
  retrying: boolean;
}

/** Shown without a connection: the last payment code and its steps, with Retry. */
export function OfflineView({ title, saved, onRetry, retrying }: OfflineViewProps) {
  const messages = useMessages(repaymentMessages);
  const { retry } = useMessages(commonMessages);
  const goBack = useBack();
  // A network failure is also shown as a toast (rule requests.network).
  useFailureToast(messages.offlineTitle, retrying);
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
      <div role="alert">
        <Notice tone="warning" title={messages.offlineTitle}>
          {messages.offlineHint}
        </Notice>
      </div>
      <SavedCode saved={saved} codeLabel={messages.payCode} amountLabel={messages.repaymentAmount} />
    </ScreenFrame>
  );
}
