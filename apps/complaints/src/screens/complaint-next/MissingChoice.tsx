import { EmptyState } from "@lending/ui/empty-state";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { nextMessages, titles } from "../../messages/source.ts";

/** Empty state for an address without a problem type and no draft. Links to the start, where a type is chosen. */
export function MissingChoice({ onBack }: { onBack: () => void }) {
  const messages = useMessages(nextMessages);
  const title = useMessages(titles).complaint;
  return (
    <ScreenFrame title={title} onBack={onBack}>
      <EmptyState title={messages.missingTitle} text={messages.missingHint} onBack={onBack} />
    </ScreenFrame>
  );
}
