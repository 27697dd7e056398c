import { useBack } from "@lending/bridge";
import { ErrorState } from "@lending/ui/error-state";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";
import { repaymentMessages } from "./messages.ts";

interface RepaymentRefusedProps {
  title: string;
  /** The server's own words, or "". */
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** The server will not say what is to be paid: its words, and a retry. */
export function RepaymentRefused({ title, message, onRetry, retrying }: RepaymentRefusedProps) {
  const words = useMessages(repaymentMessages);
  const goBack = useBack();
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <ErrorState
        title={words.notLoadedTitle}
        text={message || words.notLoadedHint}
        onRetry={onRetry}
        retrying={retrying}
        onBack={goBack}
      />
    </ScreenFrame>
  );
}
