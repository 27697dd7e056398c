import type { NativeMessage } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import * as css from "./PreviewStrip.module.css";
import { previewMessages } from "./previewMessages.ts";

interface PreviewStripProps {
  messages: readonly NativeMessage[];
}

const SHOWN_MAX = 3;

/**
 * Shows what the native app would do, in a plain browser, which has none. It is above the screen and moves it down, so
 * that it never covers a button.
 */
export function PreviewStrip({ messages }: PreviewStripProps) {
  const copy = useMessages(previewMessages);
  const describe = ({ command, params }: NativeMessage) => {
    const [value = ""] = Object.values(params);
    const texts: Partial<Record<NativeMessage["command"], string>> = {
      goToPage: copy.goToPage(value),
      closeWebview: copy.closeWebview,
      goHome: copy.goHome,
      goMine: copy.goMine,
      returnToLogin: copy.returnToLogin,
      callPhone: copy.callPhone(value),
      goToRating: copy.goToRating,
    };
    return texts[command];
  };
  const shown = messages.flatMap((message) => {
    const text = describe(message);
    return text === undefined ? [] : [{ id: message.id, text }];
  });
  if (shown.length === 0) return null;
  return (
    <aside className={css.strip} aria-label={copy.preview}>
      <p className={css.title}>{copy.preview}</p>
      <ul className={css.list} role="status">
        {shown.slice(-SHOWN_MAX).map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </aside>
  );
}
