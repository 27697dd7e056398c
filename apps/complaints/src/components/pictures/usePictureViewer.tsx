import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { type ReactNode, useState } from "react";

const PictureViewer = lazyOverlay(() => import("./PictureViewer.tsx").then((module) => module.PictureViewer));

interface ViewedPictures {
  readonly pictures: readonly string[];
  readonly index: number;
}

export function usePictureViewer(): {
  readonly viewer: ReactNode;
  readonly isViewing: boolean;
  readonly view: (pictures: readonly string[], index: number) => void;
} {
  const [{ pictures, index }, setViewed] = useState<ViewedPictures>({ pictures: [], index: 0 });
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
    view: (nextPictures, first) => {
      setViewed({ pictures: nextPictures, index: first });
      setIsOpen(true);
    },
  };
}
