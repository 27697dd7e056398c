import { CloseIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { nextMessages } from "../messages.ts";
import * as css from "./RemovePicture.module.css";

interface RemovePictureProps {
  /** Position among the pictures, from 1. */
  number: number;
  onRemove: () => void;
}

/** Removes one picture. Sits in the corner of its tile. */
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
