import { Card } from "@lending/ui/card";
import { ErrorIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useRef, useState } from "react";
import { PictureButton, PictureCell, PictureGrid } from "../../components/pictures/Pictures.tsx";
import { usePictureViewer } from "../../components/pictures/usePictureViewer.tsx";
import { complaintMessages, nextMessages } from "../../messages/source.ts";
import type { PictureQueue, QueuedPicture } from "./createPictureQueue.ts";
import * as css from "./PictureField.module.css";
import { AddPicture, PictureProgress, RemovePicture } from "./PictureTile.tsx";

const PICTURES_MAX = 9;

interface PictureFieldProps {
  pictures: readonly QueuedPicture[];
  queue: PictureQueue;
}

export function PictureField({ pictures, queue }: PictureFieldProps) {
  const messages = useMessages(nextMessages);
  const { picture: nameOf } = useMessages(complaintMessages);
  const { viewer, view } = usePictureViewer();
  const room = PICTURES_MAX - pictures.length;
  const place = useRef<HTMLDivElement>(null);
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
    <Card title={messages.pictures} titleEnd={<span className={css.count}>{messages.count(pictures.length)}</span>}>
      <div ref={place}>
        <PictureGrid label={messages.pictures}>
          {pictures.map((picture, index) => (
            <PictureCell key={picture.key}>
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
              <RemovePicture number={index + 1} onRemove={withoutButton(() => queue.remove(picture.key))} />
            </PictureCell>
          ))}
          {room > 0 && (
            <PictureCell>
              <AddPicture onAdd={add} />
            </PictureCell>
          )}
        </PictureGrid>
      </div>
      <ul className={css.problems}>
        {pictures.map(
          ({ key, state }, index) =>
            (state === "failed" || state === "unreadable") && (
              <li key={key} className={css.problem}>
                <span className={css.problemIcon}>
                  <ErrorIcon size="s" />
                </span>
                {(state === "failed" ? messages.pictureFailed : messages.pictureUnreadable)(index + 1)}
              </li>
            ),
        )}
      </ul>
      {viewer}
    </Card>
  );
}
