import { type ReactNode, useState } from "react";
import { useOverlay } from "../useOverlay.ts";
import { loadPictureViewer } from "./loadPictureViewer.ts";

interface Viewed {
  readonly pictures: readonly string[];
  readonly index: number;
}

/** The viewer of a screen: what shows it, whether it is open, and how it is opened on one of several pictures. */
export function usePictureViewer(): {
  readonly viewer: ReactNode;
  readonly isViewing: boolean;
  readonly view: (pictures: readonly string[], index: number) => void;
} {
  const [{ pictures, index }, setViewed] = useState<Viewed>({ pictures: [], index: 0 });
  const { Part, isOpen, open, close } = useOverlay(loadPictureViewer, (module) => module.PictureViewer);
  return {
    viewer: Part && (
      <Part
        open={isOpen}
        pictures={pictures}
        index={index}
        onShow={(next) => setViewed({ pictures, index: next })}
        onClose={close}
      />
    ),
    isViewing: isOpen,
    view: (wanted, first) => {
      setViewed({ pictures: wanted, index: first });
      void open();
    },
  };
}
