import { ErrorState } from "@lending/ui/error-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";
import { titles } from "../../../titles.ts";
import { bankMessages } from "../messages.ts";
import type { RetryProps } from "./RetryProps.ts";

/** The server refuses the form, in its own words. */
export function BankFormRefused({ message, onBack, onRetry, retrying }: RetryProps & { message: string }) {
  const words = useMessages(bankMessages);
  const title = titles.bankAccount[useLocale()];
  // Specification 7: on non-success the server's message is shown as a toast.
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
