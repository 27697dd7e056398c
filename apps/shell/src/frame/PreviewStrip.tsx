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

/** In a plain browser there is no native app: what it was asked for is shown here instead. It takes no tap away from the screen. */
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
