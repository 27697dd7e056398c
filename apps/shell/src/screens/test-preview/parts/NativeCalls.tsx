import { type NativeMessage, type NativePort, useApp } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { useMessages } from "@lending/ui/locale";
import { use, useSyncExternalStore } from "react";
import { PreviewContext } from "../../../frame/PreviewContext.ts";
import { testPreviewMessages } from "../messages.ts";
import * as css from "./NativeCalls.module.css";

const nothing: readonly NativeMessage[] = [];
const neverChanges = () => () => undefined;

const describe = ({ command, params }: NativeMessage) =>
  [command, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(" ");

/** Every command of the bridge to try (decisions 4), and in a plain browser the list of what was asked for. */
export function NativeCalls() {
  const words = useMessages(testPreviewMessages);
  const { native, environment } = useApp();
  const preview = use(PreviewContext);
  const read = () => preview?.read() ?? nothing;
  const asked = useSyncExternalStore(preview?.subscribe ?? neverChanges, read, read);
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
  return (
    <Card title={words.nativeCalls}>
      <p className={css.host}>{words.nativeHost(native.host)}</p>
      <div className={css.buttons}>
        {Object.entries(calls).map(([command, call]) => (
          <Button key={command} variant="line" size="s" onClick={() => void call(native)}>
            {command}
          </Button>
        ))}
      </div>
      <ol className={css.log} aria-label={words.nativeLog}>
        {asked.map((message) => (
          <li key={message.id}>
            <code>{describe(message)}</code>
          </li>
        ))}
      </ol>
    </Card>
  );
}
