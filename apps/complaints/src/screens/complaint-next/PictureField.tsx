import { Card } from "@lending/ui/card";
import { ErrorLine } from "@lending/ui/field";
import { ClockIcon, CloseIcon, ErrorIcon, PlusIcon, RefreshIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Spinner } from "@lending/ui/spinner";
import { showToast } from "@lending/ui/toast";
import { useEffect, useRef, useState } from "react";
import * as grid from "../../components/pictures/Pictures.module.css";
import { PictureButton, usePictureViewer } from "../../components/pictures/Pictures.tsx";
import { complaintMessages, nextMessages } from "../../messages/source.ts";
import * as css from "./ComplaintForm.module.css";
import type { PictureQueue, QueuedPicture } from "./pictureQueue.ts";

const PICTURES_MAX = 9;

interface PictureFieldProps {
  queue: PictureQueue;
  /** Whether the pictures stay as they are: they are being sent. */
  isLocked: boolean;
}

export function PictureField({ queue, isLocked }: PictureFieldProps) {
  const pictures = queue.read();
  const messages = useMessages(nextMessages);
  const { picture: nameOf, pictures: title } = useMessages(complaintMessages);
  const { viewer, view } = usePictureViewer();
  const room = PICTURES_MAX - pictures.length;
  const place = useRef<HTMLFieldSetElement>(null);
  // Removing a picture removes its focused button. Focus then moves to Add, or else to the first picture.
  const [removalCount, setRemovalCount] = useState(0);
  useEffect(() => {
    if (removalCount === 0) return;
    const add = place.current?.querySelector<HTMLElement>("input") ?? place.current?.querySelector("button");
    add?.focus({ preventScroll: true });
  }, [removalCount]);
  const withoutButton = (work: () => void) => () => {
    work();
    setRemovalCount(removalCount + 1);
  };

  const add = (chosen: readonly File[]) => {
    // A cloud album may hand over a file before it has downloaded its content.
    const files = chosen.filter(({ size }) => size > 0);
    const problems = [files.length < chosen.length && messages.emptyFile, files.length > room && messages.tooMany];
    showToast(problems.filter(Boolean).join(" "), { tone: "error" });
    queue.add(files.slice(0, room));
  };
  return (
    <Card title={title} titleEnd={<span className={css.count}>{messages.count(pictures.length)}</span>}>
      <fieldset ref={place} disabled={isLocked}>
        <ul className={grid.grid} aria-label={title}>
          {pictures.map((picture, index) => (
            <li key={picture.key} className={grid.cell}>
              {picture.state === "uploaded" ? (
                <PictureButton
                  src={picture.src}
                  name={nameOf(index + 1)}
                  onOpen={() => {
                    const uploadedPictures = pictures.filter(({ state }) => state === "uploaded");
                    view(
                      uploadedPictures.map(({ src }) => src),
                      uploadedPictures.indexOf(picture),
                    );
                  }}
                />
              ) : (
                <PictureProgress
                  picture={picture}
                  number={index + 1}
                  onRetry={withoutButton(() => queue.retry(picture.key))}
                />
              )}
              <button
                type="button"
                className={css.remove}
                aria-label={messages.removePicture(index + 1)}
                onClick={withoutButton(() => queue.remove(picture.key))}
              >
                <span className={css.disc}>
                  <CloseIcon size="s" />
                </span>
              </button>
            </li>
          ))}
          {room > 0 && (
            <li className={grid.cell}>
              <AddPicture onAdd={add} />
            </li>
          )}
        </ul>
      </fieldset>
      <ul>
        {pictures.map(
          ({ key, state }, index) =>
            (state === "failed" || state === "unreadable") && (
              <li key={key}>
                <ErrorLine id={key}>
                  {(state === "failed" ? messages.pictureFailed : messages.pictureUnreadable)(index + 1)}
                </ErrorLine>
              </li>
            ),
        )}
      </ul>
      {viewer}
    </Card>
  );
}

/** Loads what makes a picture small, when the borrower is about to choose one. */
const loadShrinking = () => import("./shrinkPicture.ts").then(({ loadCompressor }) => loadCompressor());

interface PictureProgressProps {
  picture: QueuedPicture;
  /** Position among the pictures, from 1. */
  number: number;
  onRetry: () => void;
}

/** A picture that is not uploaded: waiting, uploading, failed with a Retry button, or unreadable without one. */
function PictureProgress({ picture: { state }, number, onRetry }: PictureProgressProps) {
  const messages = useMessages(nextMessages);
  const { retry } = useMessages(commonMessages);
  const failed = `${css.tile} ${css.failed}`;
  if (state === "failed")
    return (
      <button type="button" className={failed} aria-label={messages.retryPicture(number)} onClick={onRetry}>
        <RefreshIcon />
        <span className={css.state}>{retry}</span>
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

function AddPicture({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
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
