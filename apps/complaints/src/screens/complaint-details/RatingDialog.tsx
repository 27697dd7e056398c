import { apiAtom, Fault } from "@lending/api-client";
import { useBackGuard } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { useMessages } from "@lending/ui/locale";
import { StarRating, type Stars } from "@lending/ui/star-rating";
import { showToast } from "@lending/ui/toast";
import { useRef, useState } from "react";
import { submitRating } from "../../api/submitComplaint.ts";
import { detailsMessages } from "./messages.ts";

interface RatingDialogProps {
  open: boolean;
  problemId: string;
  onClose: () => void;
  /** Called once the rating is stored. */
  onRated: () => void;
}

/** Collects a rating of one to five stars. Cancel, Escape and Back close it without a rating. */
export function RatingDialog({ open, problemId, onClose, onRated }: RatingDialogProps) {
  const messages = useMessages(detailsMessages);
  const api = useAtomValue(apiAtom);
  const [stars, setStars] = useState<Stars>(0);
  const [isSending, setIsSending] = useState(false);
  const busy = useRef(false);
  useBackGuard(onClose, open);

  const send = async () => {
    if (stars === 0) {
      showToast(messages.chooseStars, { tone: "error" });
      return;
    }
    if (busy.current) return;
    busy.current = true;
    setIsSending(true);
    try {
      const response = await submitRating(api, { problemId, score: stars });
      if (response.ok) {
        showToast(messages.rated, { tone: "success" });
        onRated();
        onClose();
      } else showToast(response.message || messages.notRated, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(messages.notRated, { tone: "error" });
    } finally {
      busy.current = false;
      setIsSending(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={messages.ratingTitle}
      text={messages.ratingHint}
      illustration={<MangoesToShare />}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button waiting={isSending} onClick={() => void send()}>
            {messages.send}
          </Button>
        </>
      }
    >
      <StarRating label={messages.stars} value={stars} onChange={setStars} />
    </Dialog>
  );
}
