import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { titles } from "../../../titles.ts";
import { bankMessages } from "../messages.ts";
import type { RetryProps } from "./RetryProps.ts";

/** Empty state for a form without fields. */
export function EmptyBankForm({ onBack, onRetry, retrying }: RetryProps) {
  const words = useMessages(bankMessages);
  const title = titles.bankAccount[useLocale()];
  return (
    <ScreenFrame title={title} onBack={onBack}>
      <EmptyState
        title={words.emptyTitle}
        text={words.emptyHint}
        onRetry={onRetry}
        retrying={retrying}
        onBack={onBack}
      />
    </ScreenFrame>
  );
}
