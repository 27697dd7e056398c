import { type NativeMessage, type NativePort, useApp } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
import { testPreviewMessages } from "../../messages/source.ts";
import { previewedAtom } from "../../start/readStart.ts";
import * as css from "./TestPreviewScreen.module.css";

const describe = ({ command, params }: NativeMessage) =>
  [command, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");

/** Has a button for every command of the bridge, and lists the sent commands. */
export function NativeCalls() {
  const messages = useMessages(testPreviewMessages);
  const { native, environment } = useApp();
  const previewed = useAtomValue(previewedAtom);
  // A native app does not confirm its commands, so the log shows the commands sent from this page.
  const [sentCommands, setSentCommands] = useState<readonly string[]>([]);
  const calls: Readonly<Record<string, (port: NativePort) => unknown>> = {
    goToPage: (port) => port.goToPage(environment.nativePages.home),
    closeWebview: (port) => port.closeWebview(),
    goHome: (port) => port.goHome(),
    goMine: (port) => port.goMine(),
    returnToLogin: (port) => port.returnToLogin(),
    callPhone: (port) => port.callPhone(environment.servicePhone),
    goToRating: (port) => port.goToRating(),
    confirmTrackingPoint: (port) => port.confirmTrackingPoint("testPreview"),
    startBankStep: (port) => port.startBankStep(),
    endBankStep: (port) => port.endBankStep(),
  };
  const make = (command: string, call: (port: NativePort) => unknown) => {
    void call(native);
    if (native.host !== "browser") setSentCommands([...sentCommands, command]);
  };
  const log = [
    ...previewed.map((message) => [message.id, describe(message)]),
    ...sentCommands.map((one, at) => [at, one]),
  ];
  return (
    <Card title={messages.nativeCalls}>
      <p className={css.hint}>{messages.nativeHost(native.host)}</p>
      <div className={`${css.buttons} ${css.commands}`}>
        {Object.entries(calls).map(([command, call]) => (
          <Button key={command} variant="line" size="s" onClick={() => make(command, call)}>
            {command}
          </Button>
        ))}
      </div>
      <ol className={css.log} aria-label={messages.nativeLog}>
        {log.map(([key, line]) => (
          <li key={key}>
            <code>{line}</code>
          </li>
        ))}
      </ol>
    </Card>
  );
}
