import { apiAtom } from "@lending/api-client";
import { useBackGuard } from "@lending/bridge";
import { useAtomValue } from "@lending/bridge/store";
import { useSubmit } from "@lending/domain/submit";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { useMessages } from "@lending/ui/locale";
import { StarRating, type Stars } from "@lending/ui/star-rating";
import { showToast } from "@lending/ui/toast";
import { useState } from "react";
import { submitRating } from "../../api/submitComplaint.ts";
import { detailsMessages } from "../../messages/source.ts";

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
  const showError = (text: string) => showToast(text, { tone: "error" });
  const { submit, busyWith } = useSubmit<"rating">(() => showError(messages.notRated));
  useBackGuard(onClose, open);

  const send = async () => {
    const response = await submitRating(api, { problemId, score: stars });
    if (response.ok) {
      showToast(messages.rated, { tone: "success" });
      onRated();
      onClose();
    } else showError(response.message || messages.notRated);
    return undefined;
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
          <Button
            waiting={busyWith !== undefined}
            onClick={() => (stars === 0 ? showError(messages.chooseStars) : void submit("rating", send))}
          >
            {messages.send}
          </Button>
        </>
      }
    >
      <StarRating label={messages.stars} value={stars} onChange={setStars} />
    </Dialog>
  );
}
