import { useMessages } from "@lending/ui/locale";
import { StateScreen } from "@lending/ui/state-screen";
import { nextMessages, titles } from "../../messages/source.ts";

/** Empty state for an address without a problem type and no draft. Links to the start, where a type is chosen. */
export function MissingChoice({ onBack }: { onBack: () => void }) {
  const messages = useMessages(nextMessages);
  const title = useMessages(titles).complaint;
  return (
    <StateScreen
      kind="missing"
      screen={title}
      title={messages.missingTitle}
      text={messages.missingHint}
      onBack={onBack}
    />
  );
}
