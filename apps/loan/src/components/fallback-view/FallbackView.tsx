import { useBack } from "@lending/bridge";
import { EmptyState } from "@lending/ui/empty-state";
import { ErrorState } from "@lending/ui/error-state";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";

interface FallbackViewProps {
  /** The screen's title. */
  title: string;
  /** One sentence that states what happened. */
  fact: string;
  /** Suggests what to do when the server sends no message. */
  hint: string;
  /** Set when the server refused: its message ("" when it sent none), and the retry. */
  refusal?: { readonly message: string; readonly onRetry: () => void; readonly retrying: boolean };
}

/** Shown instead of a screen that has nothing to show: its order or product is not named, not found, or refused. */
export function FallbackView({ title, fact, hint, refusal }: FallbackViewProps) {
  const goBack = useBack();
  const message = refusal?.message ?? "";
  // A refusal is also shown as a toast (rule requests.refusal).
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      {refusal ? (
        <ErrorState
          title={fact}
          text={message || hint}
          onRetry={refusal.onRetry}
          retrying={refusal.retrying}
          onBack={goBack}
        />
      ) : (
        <EmptyState title={fact} text={hint} onBack={goBack} />
      )}
    </ScreenFrame>
  );
}
