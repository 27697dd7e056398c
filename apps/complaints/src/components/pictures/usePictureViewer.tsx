import { type ReactNode, useState } from "react";
import { useOverlay } from "../useOverlay.ts";
import { loadPictureViewer } from "./loadPictureViewer.ts";

interface ViewedPictures {
  readonly pictures: readonly string[];
  readonly index: number;
}

/** Returns the picture viewer of a screen, its open state, and a function that opens it on one of several pictures. */
export function usePictureViewer(): {
  readonly viewer: ReactNode;
  readonly isViewing: boolean;
  readonly view: (pictures: readonly string[], index: number) => void;
} {
  const [{ pictures, index }, setViewed] = useState<ViewedPictures>({ pictures: [], index: 0 });
  const { Component, isOpen, open, close } = useOverlay(loadPictureViewer, (module) => module.PictureViewer);
  return {
    viewer: Component && (
      <Component
        open={isOpen}
        pictures={pictures}
        index={index}
        onShow={(next) => setViewed({ pictures, index: next })}
        onClose={close}
      />
    ),
    isViewing: isOpen,
    view: (pictures, first) => {
      setViewed({ pictures, index: first });
      void open();
    },
  };
}
