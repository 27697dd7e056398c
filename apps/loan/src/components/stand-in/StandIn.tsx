import { useBack } from "@lending/bridge";
import { EmptyState } from "@lending/ui/empty-state";
import { ErrorState } from "@lending/ui/error-state";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";

interface StandInProps {
  /** The screen's title. */
  title: string;
  /** One sentence of fact. */
  fact: string;
  /** What to do, where the server says nothing itself. */
  hint: string;
  /** Where the server refused: its own words ("" when it has none), and the way to ask again. */
  refusal?: { readonly message: string; readonly onRetry: () => void; readonly retrying: boolean };
}

/** Stands in for a screen that has nothing to show: what it wants was not named, is not there, or was refused. */
export function StandIn({ title, fact, hint, refusal }: StandInProps) {
  const goBack = useBack();
  const message = refusal?.message ?? "";
  // Specification 7: on non-success the server's message is shown as a toast.
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
