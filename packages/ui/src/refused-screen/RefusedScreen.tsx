import type { ReactNode } from "react";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { ErrorState } from "../state-view/ErrorState.tsx";

interface RefusedScreenProps {
  /** The screen's title. */
  title: string;
  /** One sentence that states what happened. */
  fact: string;
  /** The server's message; "" if it sent none. */
  message: string;
  /** Suggests what to do when there is no message. */
  hint: string;
  onBack: () => void;
  onRetry: () => void;
  retrying: boolean;
  /** Whether a retry cannot change the refusal: its message then has no Retry. */
  isFinal?: boolean | undefined;
  /** Buttons at the bottom of the screen. */
  actions?: ReactNode;
  /** Content above the state. */
  children?: ReactNode;
}

/** Replaces a screen when the server refuses its request: the server's message with Back, and with Retry if it helps. */
export function RefusedScreen({
  title,
  fact,
  message,
  hint,
  onBack,
  onRetry,
  retrying,
  isFinal = false,
  actions,
  children,
}: RefusedScreenProps) {
  // The hint, which replaces a missing message, names the retry.
  const canRetry = !isFinal || message === "";
  return (
    <ScreenFrame title={title} onBack={onBack} actions={actions}>
      {children}
      <ErrorState
        title={fact}
        text={message || hint}
        retrying={retrying}
        onBack={onBack}
        {...(canRetry && { onRetry })}
      />
    </ScreenFrame>
  );
}
