import { ClockIcon, CloseIcon, ErrorIcon, PlusIcon, RefreshIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Spinner } from "@lending/ui/spinner";
import { nextMessages } from "../../messages/source.ts";
import type { QueuedPicture } from "./createPictureQueue.ts";
import * as css from "./PictureField.module.css";

/** Loads what makes a picture small, when the borrower is about to choose one. */
const loadShrinking = () => import("./shrinkPicture.ts").then(({ loadCompressor }) => loadCompressor());

interface PictureProgressProps {
  picture: QueuedPicture;
  /** Position among the pictures, from 1. */
  number: number;
  onRetry: () => void;
}

/** A picture that is not uploaded: waiting, uploading, failed with a Retry button, or unreadable without one. */
export function PictureProgress({ picture: { state }, number, onRetry }: PictureProgressProps) {
  const messages = useMessages(nextMessages);
  const failed = `${css.tile} ${css.failed}`;
  if (state === "failed")
    return (
      <button type="button" className={failed} aria-label={messages.retryPicture(number)} onClick={onRetry}>
        <RefreshIcon />
        <span className={css.state}>{messages.retry}</span>
      </button>
    );
  if (state === "unreadable")
    return (
      <div className={failed}>
        <ErrorIcon />
      </div>
    );
  const isUploading = state === "uploading";
  return (
    <div className={css.tile}>
      {isUploading ? <Spinner /> : <ClockIcon />}
      <span className={css.state}>{isUploading ? messages.uploading : messages.waiting}</span>
    </div>
  );
}

export function AddPicture({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const messages = useMessages(nextMessages);
  return (
    <div className={css.add}>
      <input
        className={css.input}
        type="file"
        accept="image/*"
        multiple
        aria-label={messages.addPictures}
        onClick={() => void loadShrinking().catch(() => undefined)}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // Allows the same file to be chosen again.
          currentTarget.value = "";
        }}
      />
      <span className={css.face}>
        <PlusIcon />
        {messages.add}
      </span>
    </div>
  );
}

interface RemovePictureProps {
  /** Position among the pictures, from 1. */
  number: number;
  onRemove: () => void;
}

export function RemovePicture({ number, onRemove }: RemovePictureProps) {
  const { removePicture } = useMessages(nextMessages);
  return (
    <button type="button" className={css.remove} aria-label={removePicture(number)} onClick={onRemove}>
      <span className={css.disc}>
        <CloseIcon size="s" />
      </span>
    </button>
  );
}
