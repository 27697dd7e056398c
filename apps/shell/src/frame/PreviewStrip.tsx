import type { NativeMessage } from "@lending/bridge";
import { useMessages } from "@lending/ui/locale";
import { useEffect, useRef } from "react";
import { previewMessages } from "../messages/source.ts";
import * as css from "./PreviewStrip.module.css";

const SHOWN_MAX = 3;
/** Commands that a page sends without a tap. */
const RECORDS: readonly NativeMessage["command"][] = ["confirmTrackingPoint", "startBankStep", "endBankStep"];

/**
 * Shows what the native app would do, in a plain browser, which has none. It is below the screen and covers no button;
 * the page scrolls to it after a tap.
 */
export function PreviewStrip({ messages }: { messages: readonly NativeMessage[] }) {
  const copy = useMessages(previewMessages);
  const strip = useRef<HTMLElement>(null);
  const tapped = messages.filter(({ command }) => !RECORDS.includes(command)).pop()?.id;
  useEffect(() => {
    // jsdom has no scrollIntoView.
    if (tapped !== undefined) strip.current?.scrollIntoView?.({ block: "nearest" });
  }, [tapped]);
  const describe = ({ command, params }: NativeMessage) => {
    const text = copy[`${command}Effect`];
    return typeof text === "string" ? text : text(Object.values(params)[0] ?? "");
  };
  return (
    <aside ref={strip} className={css.strip} aria-label={copy.preview}>
      <p className={css.title}>{copy.preview}</p>
      <ul className={css.list}>
        {messages.slice(-SHOWN_MAX).map((message) => (
          <li key={message.id}>
            {describe(message)} <code>{message.command}</code>
          </li>
        ))}
      </ul>
    </aside>
  );
}
