import { useBack } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { StateScreen } from "@lending/ui/state-screen";
import { paymentMessages } from "../messages/source.ts";

export function MissingOrder({ title }: { title: string }) {
  const messages = useMessages(paymentMessages);
  const goBack = useBack();
  return (
    <StateScreen
      kind="missing"
      screen={title}
      title={messages.missingTitle}
      text={messages.missingHint}
      onBack={goBack}
    />
  );
}
