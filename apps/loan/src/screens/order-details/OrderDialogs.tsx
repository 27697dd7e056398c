import { useApp, useBackGuard } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { bindBankPath } from "@lending/domain/addresses/bank-binding";
import { productUrlPath } from "@lending/domain/addresses/loan";
import type { OrderIds } from "@lending/domain/addresses/repay";
import { RatingDialog } from "@lending/domain/rating-dialog";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { KiteFlying } from "@lending/ui/illustrations/kite-flying";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { useMessages } from "@lending/ui/locale";
import { overlayMessages, pickerMessages } from "@lending/ui/messages";
import { useState } from "react";
import type { OrderDetails } from "../../api/fetchOrderDetails.ts";
import { submitStoreRating } from "../../api/submitStoreRating.ts";
import { dialogMessages } from "../../messages/source.ts";
import { dialogQueue, type OrderDialog } from "./orderStatus.ts";

/**
 * The dialogs that the server requests, one on top at a time. Each is shown once while this order is on the screen; Back
 * closes the one on top.
 */
export function OrderDialogs({ ids, order }: { ids: OrderIds; order: OrderDetails }) {
  const messages = useMessages(dialogMessages);
  const { cancel, confirm } = useMessages(pickerMessages);
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
  if (top === undefined) return null;
  if (top === "rating") return <OrderRating ids={ids} onClose={close} />;
  const { title = "", message = "" } = order.bankPrompt ?? {};
  // The state marks that the order is the previous page.
  const bind = () => navigate(bindBankPath({ ...ids, source: "loanDetail" }), { state: { isFromOrder: true } });
  // Withdraw Now opens the product (decision 007).
  const withdraw = () => navigate(productUrlPath({ productId: ids.productId }));
  const prompts = {
    bank: {
      closable: true,
      title: title || messages.bankTitle,
      text: message,
      actions: <Button onClick={closing(bind)}>{messages.bindCard}</Button>,
    },
    withdraw: {
      title: messages.withdrawTitle,
      text: order.withdrawMessage,
      actions: (
        <>
          <Button variant="line" onClick={close}>
            {cancel}
          </Button>
          <Button onClick={closing(withdraw)}>{messages.withdrawNow}</Button>
        </>
      ),
    },
    tips: {
      title: messages.tipsTitle,
      text: order.tipMessage,
      illustration: <LedgerAndCoffee />,
      actions: <Button onClick={close}>{confirm}</Button>,
    },
  };
  return <Dialog key={top} open onClose={close} {...prompts[top]} />;
}

/** This many stars or more open the native app's rating page. */
const HAPPY_MIN = 4;

/** Requests a rating. The stars decide only what opens next: the score sent is always 5. */
function OrderRating({ ids, onClose }: { ids: OrderIds; onClose: () => void }) {
  const messages = useMessages(dialogMessages);
  const { close } = useMessages(overlayMessages);
  const api = useApi();
  const { native } = useApp();
  const [isThanked, setIsThanked] = useState(false);
  if (isThanked)
    return (
      <Dialog
        open
        onClose={onClose}
        title={messages.thanksTitle}
        text={messages.thanksText}
        illustration={<KiteFlying />}
        actions={<Button onClick={onClose}>{close}</Button>}
      />
    );
  return (
    <RatingDialog
      open
      title={messages.ratingTitle}
      text={messages.ratingHint}
      sendLabel={messages.submit}
      send={() => api.request(submitStoreRating(ids))}
      onClose={onClose}
      onRated={(stars) => {
        if (stars < HAPPY_MIN) return setIsThanked(true);
        void native.goToRating();
        onClose();
      }}
    />
  );
}
