import { useBackGuard } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { bindBankPath } from "@lending/domain/addresses/bank-binding";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
import type { OrderDetails, OrderIds } from "../../../api/fetchOrderDetails.ts";
import { dialogMessages } from "../../../messages/source.ts";
import { dialogQueue, type OrderDialog } from "../orderStatus.ts";
import { RatingDialog } from "./RatingDialog.tsx";

/**
 * The dialogs that the server requests, one on top at a time. Each is shown once while this order is on the screen; Back
 * closes the one on top.
 */
export function OrderDialogs({ ids, order }: { ids: OrderIds; order: OrderDetails }) {
  const messages = useMessages(dialogMessages);
  const navigate = useNavigate();
  const [closed, setClosed] = useState<readonly OrderDialog[]>([]);
  // Read from each new response: an order that is repaid while it is open may then request a rating.
  const top = dialogQueue(order).find((dialog) => !closed.includes(dialog));
  const close = () => setClosed((dialogs) => (top === undefined ? dialogs : [...dialogs, top]));
  useBackGuard(close, top !== undefined);
  const closing = (open: () => unknown) => () => {
    close();
    void open();
  };
  const frame = { open: true, onClose: close } as const;
  switch (top) {
    case "bank": {
      const { title = "", message = "" } = order.bankPrompt ?? {};
      // The state marks that the order is the previous page.
      const bind = () => navigate(bindBankPath({ ...ids, source: "loanDetail" }), { state: { isFromOrder: true } });
      return (
        <Dialog
          key={top}
          {...frame}
          closable
          title={title || messages.bankTitle}
          text={message}
          actions={<Button onClick={closing(bind)}>{messages.bindCard}</Button>}
        />
      );
    }
    // Withdraw Now opens the product (decision 007).
    case "withdraw":
      return (
        <Dialog
          key={top}
          {...frame}
          title={messages.withdrawTitle}
          text={order.withdrawMessage}
          actions={
            <>
              <Button variant="line" onClick={close}>
                {messages.cancel}
              </Button>
              <Button onClick={closing(() => navigate(productUrlPath({ productId: ids.productId })))}>
                {messages.withdrawNow}
              </Button>
            </>
          }
        />
      );
    case "tips":
      return (
        <Dialog
          key={top}
          {...frame}
          title={messages.tipsTitle}
          text={order.tipMessage}
          illustration={<LedgerAndCoffee />}
          actions={<Button onClick={close}>{messages.confirm}</Button>}
        />
      );
    case "rating":
      return <RatingDialog ids={ids} onClosed={close} />;
    case undefined:
      return null;
  }
}
