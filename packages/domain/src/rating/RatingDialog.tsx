import type { Result } from "@lending/api-client";
import { useBackGuard } from "@lending/bridge";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { useMessages } from "@lending/ui/locale";
import { commonMessages, pickerMessages, starMessages } from "@lending/ui/messages";
import { StarRating, type Stars } from "@lending/ui/star-rating";
import { useState } from "react";

interface RatingDialogProps {
  open: boolean;
  /** Asks for the rating; also the accessible name of the stars. */
  title: string;
  text: string;
  sendLabel: string;
  send: (stars: Stars) => Promise<Result<unknown>>;
  onClose: () => void;
  /** Called once the rating is stored, instead of `onClose`, and not after the dialog has closed. */
  onRated: (stars: Stars) => void;
}

/** Collects a rating of one to five stars. Cancel, Escape and Back close it without a rating. */
export function RatingDialog({ open, title, text, sendLabel, send, onClose, onRated }: RatingDialogProps) {
  const { chooseStars, notSent } = useMessages(starMessages);
  const { cancel } = useMessages(pickerMessages);
  const [stars, setStars] = useState<Stars>(0);
  const [needsStars, setNeedsStars] = useState(false);
  const { submit, busyWith, showError, hasLeft } = useSubmit<"rating">(useMessages(commonMessages).tryAgain);
  useBackGuard(onClose, open);
  const rate = async () => {
    const response = await send(stars);
    if (!response.ok) return showError(response.message || notSent);
    if (!hasLeft.current) onRated(stars);
    return undefined;
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      text={text}
      illustration={<MangoesToShare />}
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            waiting={busyWith !== undefined}
            onClick={() => (stars === 0 ? setNeedsStars(true) : void submit("rating", rate))}
          >
            {sendLabel}
          </Button>
        </>
      }
    >
      <StarRating label={title} value={stars} onChange={setStars} error={needsStars ? chooseStars : ""} />
    </Dialog>
  );
}
