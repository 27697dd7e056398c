import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { useMessages } from "../locale/locale.tsx";
import { paymentMessages } from "../messages/source.ts";

interface PayAgainDialogProps {
  onPayAgain: () => void;
  onClose: () => void;
}

/** Confirms a second payment while the first one is not settled. Load it lazily, like any dialog. */
export function PayAgainDialog({ onPayAgain, onClose }: PayAgainDialogProps) {
  const messages = useMessages(paymentMessages);
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.againTitle}
      text={messages.againText}
      actions={
        <>
          <Button variant="line" onClick={onPayAgain}>
            {messages.payAgain}
          </Button>
          <Button onClick={onClose}>{messages.wait}</Button>
        </>
      }
    />
  );
}
