import { Button } from "../button/Button.tsx";
import { Dialog } from "../dialog/Dialog.tsx";
import { useMessages } from "../locale/locale.tsx";
import { paymentWords } from "./paymentWords.ts";

interface PayAgainDialogProps {
  onPayAgain: () => void;
  onClose: () => void;
}

/** Confirms a second payment while the first one is not settled. Load it lazily, like any dialog. */
export function PayAgainDialog({ onPayAgain, onClose }: PayAgainDialogProps) {
  const words = useMessages(paymentWords);
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.againTitle}
      text={words.againText}
      actions={
        <>
          <Button variant="line" onClick={onPayAgain}>
            {words.payAgain}
          </Button>
          <Button onClick={onClose}>{words.wait}</Button>
        </>
      }
    />
  );
}
