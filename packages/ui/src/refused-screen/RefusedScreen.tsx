import type { ReactNode } from "react";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { ErrorState } from "../state-view/ErrorState.tsx";
import { useFailureToast } from "../toast/useFailureToast.ts";

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
  /** Buttons at the bottom of the screen. */
  actions?: ReactNode;
  /** Content above the state. */
  children?: ReactNode;
}

/** Replaces a screen when the server refuses its request: the server's message with Retry and Back, also as a toast. */
export function RefusedScreen({
  title,
  fact,
  message,
  hint,
  onBack,
  onRetry,
  retrying,
  actions,
  children,
}: RefusedScreenProps) {
  // A refusal is also shown as a toast (rule requests.refusal).
  useFailureToast(message, retrying);
  return (
    <ScreenFrame title={title} onBack={onBack} actions={actions}>
      {children}
      <ErrorState title={fact} text={message || hint} onRetry={onRetry} retrying={retrying} onBack={onBack} />
    </ScreenFrame>
  );
}
