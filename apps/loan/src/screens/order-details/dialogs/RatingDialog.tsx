import { useApp } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { KiteFlying } from "@lending/ui/illustrations/kite-flying";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { useMessages } from "@lending/ui/locale";
import { overlayMessages } from "@lending/ui/messages";
import { StarRating, type Stars } from "@lending/ui/star-rating";
import { useState } from "react";
import type { OrderIds } from "../../../api/fetchOrderDetails.ts";
import { submitStoreRating } from "../../../api/submitStoreRating.ts";
import { dialogMessages } from "../../../messages/source.ts";

/** This many stars or more open the native app's rating page. */
const HAPPY_MIN = 4;

interface RatingDialogProps {
  ids: OrderIds;
  onClosed: () => void;
}

/** Requests a rating of one to five stars. The stars decide only what opens next: the score sent is always 5. */
export function RatingDialog({ ids, onClosed }: RatingDialogProps) {
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
