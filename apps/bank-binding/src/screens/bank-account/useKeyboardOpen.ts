import { useEffect, useState } from "react";

/** The on-screen keyboard is open when it shrinks the viewport by more than this. */
const SHRINK_PX = 60;

export function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let width = window.innerWidth;
    let full = visibleHeight();
    const measure = () => {
      const height = visibleHeight();
      // The phone was rotated or the window resized, so the earlier full height no longer applies.
      full = window.innerWidth === width ? Math.max(full, height) : height;
      width = window.innerWidth;
      setIsOpen(full - height > SHRINK_PX);
    };
    window.addEventListener("resize", measure);
    window.visualViewport?.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      window.visualViewport?.removeEventListener("resize", measure);
    };
  }, []);
  return isOpen;
}

/** Android shrinks the window, iOS only the visual viewport. Zooming also shrinks the latter, so it is factored out. */
function visibleHeight(): number {
  const { innerHeight, visualViewport } = window;
  return visualViewport ? Math.min(innerHeight, visualViewport.height * visualViewport.scale) : innerHeight;
}
