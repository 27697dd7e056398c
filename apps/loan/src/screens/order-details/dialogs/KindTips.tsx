import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { dialogMessages } from "./messages.ts";

interface KindTipsProps {
  /** The server's tip. */
  message: string;
  onClosed: () => void;
}

/** Shows a tip that the server sends with the order. */
export function KindTips({ message, onClosed }: KindTipsProps) {
  const messages = useMessages(dialogMessages);
  return (
    <Dialog
      open
      onClose={onClosed}
      title={messages.tipsTitle}
      text={message}
      illustration={<LedgerAndCoffee />}
      actions={<Button onClick={onClosed}>{messages.confirm}</Button>}
    />
  );
}
