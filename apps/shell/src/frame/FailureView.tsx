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
  /** The title of the screen that could not be shown. */
  title: string;
  onRetry: () => void;
}

/** Stands in for a screen that could not be shown: a fact, what to do, Retry and Back. */
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
  // Decisions 5: a network failure is told by a toast as well as by the screen's retry.
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
