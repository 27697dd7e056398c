import { PlusIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { loadPictureTile } from "./loadPictureTile.ts";
import { nextMessages } from "./messages.ts";
import * as css from "./PictureField.module.css";

/** Loads what makes a picture small and what shows it, when the borrower is about to choose one. */
const loadForPictures = () =>
  Promise.all([import("./shrinkPicture.ts").then(({ loadCompressor }) => loadCompressor()), loadPictureTile()]);

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
        onClick={() => void loadForPictures().catch(() => undefined)}
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
