import { lazyComponent, NotOpened } from "@lending/ui/lazy-component";
import { type ReactNode, useState } from "react";
import { loadPictureViewer } from "./loadPictureViewer.ts";

const PictureViewer = lazyComponent(() => loadPictureViewer().then((module) => module.PictureViewer), {
  fallback: null,
  Failed: NotOpened,
});

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
    view: (wanted, first) => {
      setViewed({ pictures: wanted, index: first });
      setIsOpen(true);
    },
  };
}
