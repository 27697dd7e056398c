import { ClockIcon, RefreshIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Spinner } from "@lending/ui/spinner";
import type { QueuedPicture } from "../createPictureQueue.ts";
import { nextMessages } from "../messages.ts";
import * as css from "./PictureProgress.module.css";

interface PictureProgressProps {
  picture: QueuedPicture;
  /** Position among the pictures, from 1. */
  number: number;
  onRetry: () => void;
}

/** A picture that is not uploaded yet: waiting, uploading, or failed with a Retry button. */
export function PictureProgress({ picture: { state }, number, onRetry }: PictureProgressProps) {
  const words = useMessages(nextMessages);
  if (state === "failed")
    return (
      <button
        type="button"
        className={`${css.tile} ${css.failed}`}
        aria-label={words.retryPicture(number)}
        onClick={onRetry}
      >
        <RefreshIcon />
        <span className={css.words}>{words.retry}</span>
      </button>
    );
  const isUploading = state === "uploading";
  return (
    <div className={css.tile}>
      {isUploading ? <Spinner /> : <ClockIcon />}
      <span className={css.words}>{isUploading ? words.uploading : words.waiting}</span>
    </div>
  );
}
