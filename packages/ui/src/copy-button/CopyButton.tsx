import { useEffect, useState } from "react";
import { Button } from "../button/Button.tsx";
import { CheckIcon } from "../icon/CheckIcon.tsx";
import { CopyIcon } from "../icon/CopyIcon.tsx";
import { useMessages } from "../locale/index.ts";
import { words } from "../words/words.ts";
import { copyText } from "./copyText.ts";

const COPIED_MS = 2000;

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  onCopied?: () => void;
  /** Called when the webview refuses to copy. The text stays on the screen to be copied by hand. */
  onRefused?: () => void;
}

/** A Copy button. After copying it shows and announces Copied, with a check, for two seconds. */
export function CopyButton({ text, onCopied, onRefused }: CopyButtonProps) {
  const { copy, copied } = useMessages(words);
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const click = async () => {
    if (await copyText(text)) {
      setCopies(copies + 1);
      onCopied?.();
    } else onRefused?.();
  };
  return (
    <Button
      variant="tonal"
      size="s"
      iconBefore={isCopied ? <CheckIcon size="s" /> : <CopyIcon size="s" />}
      onClick={click}
    >
      <span aria-live="polite">{isCopied ? copied : copy}</span>
    </Button>
  );
}
