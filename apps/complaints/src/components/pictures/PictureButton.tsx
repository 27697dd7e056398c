import { useMessages } from "@lending/ui/locale";
import { complaintMessages } from "../complaintMessages.ts";
import * as css from "./PictureButton.module.css";

interface PictureButtonProps {
  src: string;
  /** Accessible name of the picture. */
  name: string;
  onOpen: () => void;
}

/** A small picture that opens enlarged. */
export function PictureButton({ src, name, onOpen }: PictureButtonProps) {
  const { enlarge } = useMessages(complaintMessages);
  return (
    <button type="button" className={css.button} aria-label={enlarge(name)} aria-haspopup="dialog" onClick={onOpen}>
      <img className={css.picture} src={src} alt="" decoding="async" referrerPolicy="no-referrer" />
    </button>
  );
}
