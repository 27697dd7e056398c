import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useMessages } from "@lending/ui/locale";
import { useState } from "react";
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
    <ul className={css.grid} aria-label={label}>
      {pictures.map((src, index) => (
        <li key={`${index} ${src}`} className={css.cell}>
          <PictureButton src={src} name={picture(index + 1)} onOpen={() => onOpen(index)} />
        </li>
      ))}
    </ul>
  );
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

const PictureViewer = lazyOverlay(() => import("./PictureViewer.tsx").then((module) => module.PictureViewer));

export function usePictureViewer() {
  const [{ pictures, index }, setViewed] = useState({ pictures: [] as readonly string[], index: 0 });
  const [isOpen, setIsOpen] = useState(false);
  return {
    viewer: (
      <PictureViewer
        open={isOpen}
        pictures={pictures}
        index={index}
        onShow={(next) => setViewed({ pictures, index: next })}
        onClose={() => setIsOpen(false)}
      />
    ),
    isViewing: isOpen,
    view: (nextPictures: readonly string[], first: number) => {
      setViewed({ pictures: nextPictures, index: first });
      setIsOpen(true);
    },
  };
}
