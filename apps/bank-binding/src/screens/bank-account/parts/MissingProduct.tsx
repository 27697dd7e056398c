import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { titles } from "../../../titles.ts";
import { bankMessages } from "../messages.ts";

/** Empty state for an address without a product, which has no form to request. */
export function MissingProduct({ onBack }: { onBack: () => void }) {
  const words = useMessages(bankMessages);
  const title = titles.bankAccount[useLocale()];
  return (
    <ScreenFrame title={title} onBack={onBack}>
      <EmptyState title={words.missingTitle} text={words.missingHint} onBack={onBack} />
    </ScreenFrame>
  );
}
