import { useEffect, useState } from "react";
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
  const [copies, setCopies] = useState(0);
  const isCopied = copies > 0;
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setCopies(0), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const click = async () => {
    if (await copyText(text)) setCopies(copies + 1);
    else showToast(notCopied, { tone: "error" });
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
  field.setAttribute("aria-hidden", "true");
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
