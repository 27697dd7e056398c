import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { useSyncExternalStore } from "react";
import { clearCalls, type LoggedCall, readCalls, watchCalls } from "../../../developer/callLog.ts";
import { testPreviewMessages } from "../../../messages/source.ts";
import * as css from "../TestPreviewScreen.module.css";

/** Lists the calls of this webview's pages to the server, without sessions or request data. */
export function ApiCalls() {
  const messages = useMessages(testPreviewMessages);
  const calls = useSyncExternalStore(watchCalls, readCalls);
  const outcome = ({ status, code }: LoggedCall) =>
    status === "" ? messages.noAnswer : [status, code].join(" ").trim();
  return (
    <Card title={messages.apiCalls}>
      <p className={css.hint}>{messages.apiCallsHint}</p>
      <ol className={`${css.log} ${css.calls}`} aria-label={messages.apiLog}>
        {calls.map((call, index) => (
          <li key={index}>
            <code>
              {call.at} {call.method} {call.path}
            </code>
            <span className={css.outcome}>{messages.apiOutcome(outcome(call), call.milliseconds)}</span>
          </li>
        ))}
      </ol>
      {calls.length > 0 && (
        <Button variant="line" size="s" onClick={clearCalls}>
          {messages.clearLog}
        </Button>
      )}
    </Card>
  );
}
