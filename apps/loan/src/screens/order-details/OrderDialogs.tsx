import { useApp, useBackGuard } from "@lending/bridge";
import { useNavigate } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { bindBankPath } from "@lending/domain/addresses/bank-binding";
import { productUrlPath } from "@lending/domain/addresses/loan";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { KiteFlying } from "@lending/ui/illustrations/kite-flying";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { useMessages } from "@lending/ui/locale";
import { overlayMessages } from "@lending/ui/messages";
import { StarRating, type Stars } from "@lending/ui/star-rating";
import { useState } from "react";
import type { OrderDetails, OrderIds } from "../../api/fetchOrderDetails.ts";
import { submitStoreRating } from "../../api/submitStoreRating.ts";
import { dialogMessages } from "../../messages/source.ts";
import { dialogQueue, type OrderDialog } from "./orderStatus.ts";

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

/** This many stars or more open the native app's rating page. */
const HAPPY_MIN = 4;

/** Requests a rating of one to five stars. The stars decide only what opens next: the score sent is always 5. */
function RatingDialog({ ids, onClosed }: { ids: OrderIds; onClosed: () => void }) {
  const messages = useMessages(dialogMessages);
  const { close } = useMessages(overlayMessages);
  const api = useApi();
  const { native } = useApp();
  const [stars, setStars] = useState<Stars>(0);
  const [needsStars, setNeedsStars] = useState(false);
  const [isThanked, setIsThanked] = useState(false);
  const { submit, busyWith, showError, hasLeft } = useSubmit<"rating">(messages.unansweredNext);

  const send = async () => {
    const response = await api.request(submitStoreRating(ids));
    if (!response.ok) return showError(response.message || messages.notSent);
    if (hasLeft.current) return undefined;
    if (stars < HAPPY_MIN) setIsThanked(true);
    else {
      void native.goToRating();
      onClosed();
    }
    return undefined;
  };

  if (isThanked) {
    return (
      <Dialog
        open
        onClose={onClosed}
        title={messages.thanksTitle}
        text={messages.thanksText}
        illustration={<KiteFlying />}
        actions={<Button onClick={onClosed}>{close}</Button>}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClosed}
      title={messages.ratingTitle}
      text={messages.ratingHint}
      illustration={<MangoesToShare />}
      actions={
        <>
          <Button variant="line" onClick={onClosed}>
            {messages.cancel}
          </Button>
          <Button
            waiting={busyWith !== undefined}
            onClick={() => (stars === 0 ? setNeedsStars(true) : void submit("rating", send))}
          >
            {messages.submit}
          </Button>
        </>
      }
    >
      <StarRating
        label={messages.stars}
        value={stars}
        onChange={setStars}
        error={needsStars ? messages.chooseStars : ""}
      />
    </Dialog>
  );
}
