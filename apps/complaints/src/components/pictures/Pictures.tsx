import { useMessages } from "@lending/ui/locale";
import { complaintMessages } from "../complaintMessages.ts";
import { PictureButton } from "./PictureButton.tsx";
import { PictureCell } from "./PictureCell.tsx";
import { PictureGrid } from "./PictureGrid.tsx";

interface PicturesProps {
  /** The grid's accessible name. */
  label: string;
  pictures: readonly string[];
  onOpen: (index: number) => void;
}

/** A grid of pictures that open enlarged. Renders nothing without pictures. */
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
