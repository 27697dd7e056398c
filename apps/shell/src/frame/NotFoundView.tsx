import { useApp, useBack } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { FailureIllustration } from "./FailureIllustration.tsx";
import { frameMessages } from "./messages.ts";

/** Screen for an unknown address. */
export function NotFoundView({ title }: { title: string }) {
  const words = useMessages(frameMessages);
  const goBack = useBack();
  const { native } = useApp();
  return (
    <ScreenFrame title={title} onBack={goBack} actions={<Button onClick={() => native.goHome()}>{words.home}</Button>}>
      <StateView
        title={words.notFoundTitle}
        text={words.notFoundHint}
        illustration={<FailureIllustration kind="closed" />}
      />
    </ScreenFrame>
  );
}
