import { useBackGuard } from "@lending/bridge";
import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { useMessages } from "@lending/ui/locale";
import { pickerMessages } from "@lending/ui/messages";
import { StarRating, type Stars } from "@lending/ui/star-rating";
import { showToast } from "@lending/ui/toast";
import { useState } from "react";
import { submitRating } from "../../api/submitComplaint.ts";
import { complaintMessages, detailsMessages } from "../../messages/source.ts";

interface RatingDialogProps {
  open: boolean;
  problemId: string;
  onClose: () => void;
  /** Called once the rating is stored, instead of `onClose`. */
  onRated: () => void;
}

/** Collects a rating of one to five stars. Cancel, Escape and Back close it without a rating. */
export function RatingDialog({ open, problemId, onClose, onRated }: RatingDialogProps) {
  const messages = useMessages(detailsMessages);
  const { send: sendLabel } = useMessages(complaintMessages);
  const { cancel } = useMessages(pickerMessages);
  const api = useApi();
  const [stars, setStars] = useState<Stars>(0);
  const [needsStars, setNeedsStars] = useState(false);
  const { submit, busyWith, showError } = useSubmit<"rating">((_, { kind, describe }) =>
    showError(kind === "lost" ? messages.notRated : describe()),
  );
  useBackGuard(onClose, open);

  const send = async () => {
    const response = await api.request(submitRating({ problemId, score: stars }));
    if (response.ok) {
      showToast(messages.rated, { tone: "success" });
      onRated();
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
            {cancel}
          </Button>
          <Button
            waiting={busyWith !== undefined}
            onClick={() => (stars === 0 ? setNeedsStars(true) : void submit("rating", send))}
          >
            {sendLabel}
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
