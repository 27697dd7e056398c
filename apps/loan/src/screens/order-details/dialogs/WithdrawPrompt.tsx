import { locations } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import type { OrderIds } from "../readOrderIds.ts";
import { dialogMessages } from "./messages.ts";

interface WithdrawPromptProps {
  ids: OrderIds;
  /** Message from the server. */
  message: string;
  onClosed: () => void;
}

/** Reports that money can be withdrawn. Withdraw Now opens the product (decision 007). */
export function WithdrawPrompt({ ids, message, onClosed }: WithdrawPromptProps) {
  const messages = useMessages(dialogMessages);
  const navigate = useNavigate();
  const withdraw = () => {
    onClosed();
    void navigate(locations.productUrl({ productId: ids.productId }));
  };
  return (
    <Dialog
      open
      onClose={onClosed}
      title={messages.withdrawTitle}
      text={message}
      actions={
        <>
          <Button variant="line" onClick={onClosed}>
            {messages.cancel}
          </Button>
          <Button onClick={withdraw}>{messages.withdrawNow}</Button>
        </>
      }
    />
  );
}
