import { useBack } from "@lending/bridge";
import { ErrorState } from "@lending/ui/error-state";
import { useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { showToast } from "@lending/ui/toast";
import { useEffect } from "react";
import { complaintMessages } from "./complaintMessages.ts";

interface RefusedScreenProps {
  /** The screen's title. */
  title: string;
  /** The server's message; "" if it sent none. */
  message: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Replaces a screen when the server refuses its request. */
export function RefusedScreen({ title, message, onRetry, retrying }: RefusedScreenProps) {
  const words = useMessages(complaintMessages);
  const goBack = useBack();
  // A refused request shows the server's message as a toast.
  useEffect(() => {
    showToast(message, { tone: "error" });
  }, [message]);
  return (
    <ScreenFrame title={title} onBack={goBack}>
      <ErrorState
        title={words.notShownTitle}
        text={message || words.notShownHint}
        onRetry={onRetry}
        retrying={retrying}
        onBack={goBack}
      />
    </ScreenFrame>
  );
}
