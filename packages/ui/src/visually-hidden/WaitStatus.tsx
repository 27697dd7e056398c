import { useEffect, useState } from "react";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface WaitStatusProps {
  isWaiting: boolean;
  /** Announced once when the wait starts. */
  started: string;
  /** Announced once when the wait ends. */
  ended: string;
}

/** Announces a wait whose visible seconds change too often to be read aloud. */
export function WaitStatus({ isWaiting, started, ended }: WaitStatusProps) {
  // The region is empty first: a screen reader announces only what changes in it.
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isWaiting) return;
    setText(started);
    return () => setText(ended);
  }, [isWaiting, started, ended]);
  return (
    <span aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
