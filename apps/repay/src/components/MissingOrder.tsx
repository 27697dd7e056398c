import { useBack } from "@lending/bridge";
import { EmptyState } from "@lending/ui/empty-state";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { paymentMessages } from "../messages/source.ts";

export function MissingOrder({ title }: { title: string }) {
  const messages = useMessages(paymentMessages);
  const goBack = useBack();
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <EmptyState title={messages.missingTitle} text={messages.missingHint} onBack={goBack} />
    </ScreenFrame>
  );
}
