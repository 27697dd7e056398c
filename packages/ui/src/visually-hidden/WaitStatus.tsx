import { useEffect, useState } from "react";
import { useMessages } from "../locale/locale.tsx";
import { codeWaitMessages } from "../messages/source.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** Announces the wait for another code, once as it starts and as it ends: its visible seconds change too often to be read aloud. */
export function WaitStatus({ isWaiting }: { isWaiting: boolean }) {
  const { waitStarted, waitEnded } = useMessages(codeWaitMessages);
  // The region is empty first: a screen reader announces only what changes in it.
  const [text, setText] = useState("");
  useEffect(() => {
    if (!isWaiting) return;
    setText(waitStarted);
    return () => setText(waitEnded);
  }, [isWaiting, waitStarted, waitEnded]);
  return (
    <span aria-live="polite">
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
