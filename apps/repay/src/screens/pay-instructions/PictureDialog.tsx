import { useBackGuard } from "@lending/bridge";
import { Dialog } from "@lending/ui/dialog";
import { Zoomable } from "@lending/ui/zoomable";
import type { ReactNode } from "react";

interface PictureDialogProps {
  title: string;
  picture: ReactNode;
  onClose: () => void;
}

/** A picture as large as the phone, which grows further; Back, Escape and a tap beside it close it. */
export function PictureDialog({ title, picture, onClose }: PictureDialogProps) {
  useBackGuard(onClose);
  return (
    <Dialog open title={title} closable closesOutside onClose={onClose}>
      <Zoomable label={title}>{picture}</Zoomable>
    </Dialog>
  );
}
