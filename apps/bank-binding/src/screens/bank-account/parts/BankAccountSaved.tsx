import { Button } from "@lending/ui/button";
import { KiteFlying } from "@lending/ui/illustrations/kite-flying";
import { useLocale, useMessages } from "@lending/ui/locale";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { StateView } from "@lending/ui/state-view";
import { titles } from "../../../titles.ts";
import { bankMessages } from "../messages.ts";

/** Confirmation shown while the app takes its time to close the webview, or in a plain browser. */
export function BankAccountSaved({ onDone }: { onDone: () => void }) {
  const words = useMessages(bankMessages);
  const title = titles.bankAccount[useLocale()];
  return (
    <ScreenFrame title={title} actions={<Button onClick={onDone}>{words.done}</Button>}>
      <div role="status">
        <StateView title={words.savedTitle} text={words.savedHint} illustration={<KiteFlying />} />
      </div>
    </ScreenFrame>
  );
}
