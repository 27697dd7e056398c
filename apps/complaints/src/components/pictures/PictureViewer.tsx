import { useBackGuard } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { Dialog } from "@lending/ui/dialog";
import { useMessages } from "@lending/ui/locale";
import { commonMessages } from "@lending/ui/messages";
import { Zoomable } from "@lending/ui/zoomable";
import { useState } from "react";
import { complaintMessages } from "../../messages/source.ts";
import * as css from "./Pictures.module.css";

interface PictureViewerProps {
  open: boolean;
  pictures: readonly string[];
  index: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** Shows one picture at full size and wraps around at both ends. Back, Escape and a tap outside close it. */
export function PictureViewer({ open, pictures, index, onShow, onClose }: PictureViewerProps) {
  const messages = useMessages(complaintMessages);
  useBackGuard(onClose, open);
  const count = pictures.length;
  const name = messages.pictureOf(index + 1, count);
  return (
    <Dialog
      open={open}
      title={name}
      closable
      closesOutside
      onClose={onClose}
      {...(count > 1 && {
        actions: (
          <>
            <Button variant="line" onClick={() => onShow((index + count - 1) % count)}>
              {messages.previous}
            </Button>
            <Button variant="line" onClick={() => onShow((index + 1) % count)}>
              {messages.next}
            </Button>
          </>
        ),
      })}
    >
      <div className={css.frame}>
        <LargePicture key={index} src={pictures[index] ?? ""} name={name} />
      </div>
    </Dialog>
  );
}

/** A large picture. Shows a message and a Retry button if it fails to load. */
function LargePicture({ src, name }: { src: string; name: string }) {
  const { pictureNotShown } = useMessages(complaintMessages);
  const { retry } = useMessages(commonMessages);
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken)
    return (
      <div role="alert">
        <p>{pictureNotShown}</p>
        <Button variant="tonal" size="s" onClick={() => setIsBroken(false)}>
          {retry}
        </Button>
      </div>
    );
  return (
    <Zoomable label={name}>
      <img src={src} alt={name} decoding="async" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
    </Zoomable>
  );
}
