import { useBack } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";
import { FailureIllustration } from "./FailureIllustration.tsx";
import { faultKind } from "./faultKind.ts";
import { frameMessages } from "./messages.ts";
import { SkeletonEnd } from "./SkeletonEnd.tsx";

interface FailureViewProps {
  error: unknown;
  /** Title of the screen that failed. */
  title: string;
  onRetry: () => void;
}

/** Replaces a screen that failed: a message, advice, Retry and Back. */
export function FailureView({ error, title, onRetry }: FailureViewProps) {
  const words = useMessages(frameMessages);
  const goBack = useBack();
  const kind = faultKind(error, navigator.onLine);
  const { title: fact, hint } = {
    offline: { title: words.offlineTitle, hint: words.offlineHint },
    fault: { title: words.faultTitle, hint: words.faultHint },
    closed: { title: words.closedTitle, hint: words.closedHint },
    broken: { title: words.brokenTitle, hint: words.brokenHint },
  }[kind];
  // A network failure also shows a toast, in addition to the screen's retry (rule requests.network).
  useEffect(() => {
    if (kind === "offline") showToast(fact, { tone: "error" });
  }, [kind, fact]);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <StateView
        title={fact}
        text={hint}
        illustration={<FailureIllustration kind={kind} />}
        onRetry={onRetry}
        onBack={goBack}
        isFault
      />
      <SkeletonEnd />
    </ScreenFrame>
  );
}
