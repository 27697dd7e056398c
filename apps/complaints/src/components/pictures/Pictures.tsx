import { useMessages } from "@lending/ui/locale";
import type { ReactNode } from "react";
import { complaintMessages } from "../../messages/source.ts";
import * as css from "./Pictures.module.css";

interface PicturesProps {
  /** The grid's accessible name. */
  label: string;
  pictures: readonly string[];
  onOpen: (index: number) => void;
}

export function Pictures({ label, pictures, onOpen }: PicturesProps) {
  const { picture } = useMessages(complaintMessages);
  if (pictures.length === 0) return null;
  return (
    <PictureGrid label={label}>
      {pictures.map((src, index) => (
        <PictureCell key={`${index} ${src}`}>
          <PictureButton src={src} name={picture(index + 1)} onOpen={() => onOpen(index)} />
        </PictureCell>
      ))}
    </PictureGrid>
  );
}

export function PictureGrid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={css.grid} aria-label={label}>
      {children}
    </ul>
  );
}

export function PictureCell({ children }: { children: ReactNode }) {
  return <li className={css.cell}>{children}</li>;
}

interface PictureButtonProps {
  src: string;
  /** Accessible name of the picture. */
  name: string;
  onOpen: () => void;
}

export function PictureButton({ src, name, onOpen }: PictureButtonProps) {
  const { enlarge } = useMessages(complaintMessages);
  return (
    <button type="button" className={css.button} aria-label={enlarge(name)} aria-haspopup="dialog" onClick={onOpen}>
      <img className={css.picture} src={src} alt="" decoding="async" referrerPolicy="no-referrer" />
    </button>
  );
}
