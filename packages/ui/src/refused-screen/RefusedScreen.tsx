import type { ReactNode } from "react";
import { StateScreen } from "../state-view/StateScreen.tsx";

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
  /** The ways on, above Retry. */
  actions?: ReactNode;
}

/** Replaces a screen when the server refuses its request: the server's message, and Retry if it helps. */
export function RefusedScreen(props: RefusedScreenProps) {
  const { title, fact, message, hint, onRetry, isFinal = false, ...screen } = props;
  // The hint, which replaces a missing message, names the retry.
  const canRetry = !isFinal || message === "";
  return (
    <StateScreen
      kind="refused"
      screen={title}
      title={fact}
      text={message || hint}
      onRetry={canRetry ? onRetry : undefined}
      {...screen}
    />
  );
}
