import { useApp, useBack } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { EmptyState } from "@lending/ui/empty-state";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { titles } from "../../titles.ts";
import { codeMessages } from "./messages.ts";

/** The page without a code: the link has none, or the visitor has no session and comes from outside the app. */
export function NoCode({ hasNoSession = false }: { hasNoSession?: boolean }) {
  const messages = useMessages(codeMessages);
  const title = titles.repaymentCode[useLocale()];
  const { native } = useApp();
  const goBack = useBack();
  if (!hasNoSession) {
    return (
      <ScreenFrame title={title} onBack={goBack}>
        <EmptyState title={messages.noCodeTitle} text={messages.noCodeHint} onBack={goBack} />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      actions={<Button onClick={() => void native.goHome()}>{messages.home}</Button>}
    >
      <EmptyState title={messages.noSessionTitle} text={messages.noSessionHint} />
    </ScreenFrame>
  );
}
