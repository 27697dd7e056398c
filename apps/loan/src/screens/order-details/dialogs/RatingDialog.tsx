import { apiAtom, Fault } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useHasLeft } from "@lending/ui/has-left";
import { KiteFlying } from "@lending/ui/illustrations/kite-flying";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { useMessages } from "@lending/ui/locale";
import { StarRating, type Stars } from "@lending/ui/star-rating";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import type { OrderIds } from "../../../api/fetchOrderDetails.ts";
import { submitStoreRating } from "../../../api/submitStoreRating.ts";
import { dialogMessages } from "./messages.ts";

/** This many stars or more open the native app's rating page. */
const HAPPY_MIN = 4;

interface RatingDialogProps {
  ids: OrderIds;
  onClosed: () => void;
}

/** Requests a rating of one to five stars. The stars decide only what opens next: the score sent is always 5. */
export function RatingDialog({ ids, onClosed }: RatingDialogProps) {
  const messages = useMessages(dialogMessages);
  const api = useAtomValue(apiAtom);
  const { native } = useApp();
  const [stars, setStars] = useState<Stars>(0);
  const [step, setStep] = useState<"choosing" | "sending" | "thanks">("choosing");
  const sending = useRef(false);
  const hasLeft = useHasLeft();

  const reportFailure = (message: string) => {
    if (hasLeft.current) return;
    showToast(message, { tone: "error" });
    setStep("choosing");
  };

  const submit = async () => {
    if (stars === 0) {
      showToast(messages.chooseStars, { tone: "error" });
      return;
    }
    if (sending.current) return;
    sending.current = true;
    setStep("sending");
    try {
      const response = await submitStoreRating(api, ids);
      if (!response.ok) reportFailure(response.message || messages.notSent);
      else if (hasLeft.current) return;
      else if (stars < HAPPY_MIN) setStep("thanks");
      else {
        void native.goToRating();
        onClosed();
      }
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      reportFailure(messages.unanswered);
    } finally {
      sending.current = false;
    }
  };

  if (step === "thanks") {
    return (
      <Dialog
        open
        onClose={onClosed}
        title={messages.thanksTitle}
        text={messages.thanksText}
        illustration={<KiteFlying />}
        actions={<Button onClick={onClosed}>{messages.confirm}</Button>}
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
          <Button waiting={step === "sending"} onClick={() => void submit()}>
            {messages.submit}
          </Button>
        </>
      }
    >
      <StarRating label={messages.stars} value={stars} onChange={setStars} />
    </Dialog>
  );
}
