import { useBack } from "@lending/bridge";
import { ErrorState } from "@lending/ui/error-state";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";

interface RefusedScreenProps {
  /** The screen's title. */
  title: string;
  /** One sentence of fact. */
  fact: string;
  /** What to do, where the server says nothing itself. */
  hint: string;
  /** The server's own words; "" when it has none. */
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Stands in for a screen whose answer the server refused. */
export function RefusedScreen({ title, fact, hint, message, onRetry, retrying }: RefusedScreenProps) {
  const goBack = useBack();
  // Specification 7: on non-success the server's message is shown as a toast.
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <ErrorState title={fact} text={message || hint} onRetry={onRetry} retrying={retrying} onBack={goBack} />
    </ScreenFrame>
  );
}
