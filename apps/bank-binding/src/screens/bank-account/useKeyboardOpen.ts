import { useEffect, useState } from "react";

/** Specification 9: a viewport that shrinks by more than this has the keyboard over it. */
const SHRINK_PX = 60;

/** Whether the on-screen keyboard is open, judged by the height that is left. */
export function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let width = window.innerWidth;
    let full = visibleHeight();
    const measure = () => {
      const height = visibleHeight();
      // Turned around, or a window of another size: what was full no longer is.
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

/** Android shrinks the window, iOS the visual viewport alone. Zooming in shrinks that as well, and is no keyboard. */
function visibleHeight(): number {
  const { innerHeight, visualViewport } = window;
  return visualViewport ? Math.min(innerHeight, visualViewport.height * visualViewport.scale) : innerHeight;
}
