import { useMessages } from "@lending/ui/locale";
import { useEffect, useId, useState } from "react";
import { testPreviewMessages } from "../messages.ts";
import * as css from "./PhotoPicker.module.css";

/** Selects a picture and shows it without sending it. */
export function PhotoPicker() {
  const messages = useMessages(testPreviewMessages);
  const id = useId();
  const [photo, setPhoto] = useState<{ readonly name: string; readonly address: string }>();
  useEffect(() => () => photo && URL.revokeObjectURL(photo.address), [photo]);
  const choose = (file: File | undefined) => setPhoto(file && { name: file.name, address: URL.createObjectURL(file) });
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {messages.photo}
      </label>
      <input
        id={id}
        className={css.input}
        type="file"
        accept="image/*"
        onChange={(event) => choose(event.currentTarget.files?.[0])}
      />
      {photo && <img className={css.preview} src={photo.address} alt={messages.photoPreview(photo.name)} />}
    </div>
  );
}
