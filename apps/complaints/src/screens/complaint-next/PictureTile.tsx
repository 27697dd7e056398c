import { ClockIcon, CloseIcon, RefreshIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Spinner } from "@lending/ui/spinner";
import { complaintMessages } from "../../components/complaintMessages.ts";
import { PictureButton } from "../../components/pictures/Pictures.tsx";
import type { QueuedPicture } from "./createPictureQueue.ts";
import { nextMessages } from "./messages.ts";
import * as css from "./PictureField.module.css";

interface PictureProgressProps {
  picture: QueuedPicture;
  /** Position among the pictures, from 1. */
  number: number;
  onRetry: () => void;
}

/** A picture that is not uploaded yet: waiting, uploading, or failed with a Retry button. */
function PictureProgress({ picture: { state }, number, onRetry }: PictureProgressProps) {
  const messages = useMessages(nextMessages);
  if (state === "failed")
    return (
      <button
        type="button"
        className={`${css.tile} ${css.failed}`}
        aria-label={messages.retryPicture(number)}
        onClick={onRetry}
      >
        <RefreshIcon />
        <span className={css.state}>{messages.retry}</span>
      </button>
    );
  const isUploading = state === "uploading";
  return (
    <div className={css.tile}>
      {isUploading ? <Spinner /> : <ClockIcon />}
      <span className={css.state}>{isUploading ? messages.uploading : messages.waiting}</span>
    </div>
  );
}

interface RemovePictureProps {
  /** Position among the pictures, from 1. */
  number: number;
  onRemove: () => void;
}

function RemovePicture({ number, onRemove }: RemovePictureProps) {
  const { removePicture } = useMessages(nextMessages);
  return (
    <button type="button" className={css.remove} aria-label={removePicture(number)} onClick={onRemove}>
      <span className={css.disc}>
        <CloseIcon size="s" />
      </span>
    </button>
  );
}

interface PictureTileProps extends PictureProgressProps {
  onOpen: () => void;
  onRemove: () => void;
}

/** A chosen picture: its progress, then the picture, which opens the viewer. */
export function PictureTile({ picture, number, onOpen, onRetry, onRemove }: PictureTileProps) {
  const { picture: nameOf } = useMessages(complaintMessages);
  return (
    <>
      {picture.state === "uploaded" ? (
        <PictureButton src={picture.src} name={nameOf(number)} onOpen={onOpen} />
      ) : (
        <PictureProgress picture={picture} number={number} onRetry={onRetry} />
      )}
      <RemovePicture number={number} onRemove={onRemove} />
    </>
  );
}
