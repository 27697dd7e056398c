import { useBackGuard } from "@lending/bridge";
import { Dialog } from "@lending/ui/dialog";
import { Zoomable } from "@lending/ui/zoomable";
import type { ReactNode } from "react";

/** Shows a picture in full size with zoom. Back, Escape and a tap outside close it. */
export function PictureDialog({ title, picture, onClose }: { title: string; picture: ReactNode; onClose: () => void }) {
  useBackGuard(onClose);
  return (
    <Dialog open title={title} closable closesOutside onClose={onClose}>
      <Zoomable label={title}>{picture}</Zoomable>
    </Dialog>
  );
}
