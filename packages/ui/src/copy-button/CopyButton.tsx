import { useState } from "react";
import { Button } from "../button/Button.tsx";
import { CheckIcon, CopyIcon } from "../icon/icons.tsx";
import { useMessages } from "../locale/locale.tsx";
import { copyMessages } from "../messages/source.ts";
import { showToast } from "../toast/toast.tsx";

const COPIED_MS = 2000;

/**
 * A Copy button. After copying it shows and announces Copied, with a check, for two seconds. When the webview
 * refuses, a toast explains how to copy the text on the screen by hand.
 */
export function CopyButton({ text }: { text: string }) {
  const { copy, copied, notCopied } = useMessages(copyMessages);
  /** Undefined until the tap. */
  const [isCopied, setIsCopied] = useState<boolean>();
  const click = async () => {
    setIsCopied(false);
    if (!(await copyText(text))) return showToast(notCopied, { tone: "error" });
    setIsCopied(true);
    setTimeout(setIsCopied, COPIED_MS, undefined);
  };
  return (
    <Button
      variant="tonal"
      size="s"
      iconBefore={isCopied ? <CheckIcon size="s" /> : <CopyIcon size="s" />}
      onClick={click}
    >
      {/* Live only from the tap until the check goes, or a screen reader announces Copy with each screen. */}
      <span aria-live={isCopied === undefined ? undefined : "polite"}>{isCopied ? copied : copy}</span>
    </Button>
  );
}

/** Copies a text, without a clipboard API by `execCommand`. Returns whether it succeeded; never throws. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  const focused = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.ariaHidden = "true";
  field.style.cssText = "position:fixed;top:0;left:-9999px;font-size:16px";
  document.body.append(field);
  try {
    field.select();
    field.setSelectionRange(0, text.length);
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
