import { ErrorState } from "@lending/ui/error-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";
import { titles } from "../../../titles.ts";
import { bankMessages } from "../messages.ts";
import type { RetryProps } from "./RetryProps.ts";

/** Replaces the form when the server refuses it. Shows the server's message. */
export function BankFormRefused({ message, onBack, onRetry, retrying }: RetryProps & { message: string }) {
  const words = useMessages(bankMessages);
  const title = titles.bankAccount[useLocale()];
  // A refused request shows the server's message as a toast.
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <ScreenFrame title={title} onBack={onBack}>
      <ErrorState
        title={words.notLoadedTitle}
        text={message || words.notLoadedHint}
        onRetry={onRetry}
        retrying={retrying}
        onBack={onBack}
      />
    </ScreenFrame>
  );
}
