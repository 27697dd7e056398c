import { PlusIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { loadCompressor } from "../loadCompressor.ts";
import { nextMessages } from "../messages.ts";
import * as css from "./AddPicture.module.css";

/** Opens the phone's picture chooser, which accepts several pictures. */
export function AddPicture({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const words = useMessages(nextMessages);
  return (
    <div className={css.add}>
      <input
        className={css.input}
        type="file"
        accept="image/*"
        multiple
        aria-label={words.addPictures}
        onClick={() => void loadCompressor().catch(() => undefined)}
        onChange={({ currentTarget }) => {
          onAdd([...(currentTarget.files ?? [])]);
          // Allows the same file to be chosen again.
          currentTarget.value = "";
        }}
      />
      <span className={css.face}>
        <PlusIcon />
        {words.add}
      </span>
    </div>
  );
}
