import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { useCallback, useSyncExternalStore } from "react";
import { clearCalls, type LoggedCall, readCalls, watchCalls } from "../../../developer/callLog.ts";
import { testPreviewMessages } from "../messages.ts";
import * as css from "./ApiCalls.module.css";

const watch = (listener: () => void) => watchCalls(window, listener);
const read = () => readCalls(window);

/** The calls to the server that this webview's pages make, this one included: never with a session or anything that was sent. */
export function ApiCalls() {
  const words = useMessages(testPreviewMessages);
  const calls = useSyncExternalStore(watch, read);
  const clear = useCallback(() => clearCalls(window), []);
  const outcome = ({ status, code }: LoggedCall) => (status === "" ? words.noAnswer : [status, code].join(" ").trim());
  return (
    <Card title={words.apiCalls}>
      <p className={css.hint}>{words.apiCallsHint}</p>
      <ol className={css.log} aria-label={words.apiLog}>
        {calls.map((call, place) => (
          <li key={place}>
            <code>
              {call.at} {call.method} {call.path}
            </code>
            <span className={css.outcome}>{words.apiOutcome(outcome(call), call.milliseconds)}</span>
          </li>
        ))}
      </ol>
      {calls.length > 0 && (
        <Button variant="line" size="s" onClick={clear}>
          {words.clearLog}
        </Button>
      )}
    </Card>
  );
}
