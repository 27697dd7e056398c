import type { NativeMessage } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { frameMessages } from "./messages.ts";
import * as css from "./PreviewStrip.module.css";

interface PreviewStripProps {
  messages: readonly NativeMessage[];
}

const SHOWN_MAX = 3;

const describe = ({ command, params }: NativeMessage) =>
  [command, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");

/** Shows the commands for the native app in a plain browser, which has none. Lets taps through to the screen. */
export function PreviewStrip({ messages }: PreviewStripProps) {
  const words = useMessages(frameMessages);
  return (
    <aside className={css.strip} aria-label={words.preview}>
      <p className={css.title}>{words.preview}</p>
      <ul className={css.list}>
        {messages.slice(-SHOWN_MAX).map((message) => (
          <li key={message.id}>
            <code>{describe(message)}</code>
          </li>
        ))}
      </ul>
    </aside>
  );
}
