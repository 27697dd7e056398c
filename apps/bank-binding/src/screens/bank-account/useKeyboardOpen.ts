import { watchHeight } from "@lending/ui/keyboard";
import { useEffect, useState } from "react";

/** The on-screen keyboard is open when it shrinks the viewport by more than this. */
const SHRINK_PX = 60;

export function useKeyboardOpen(): boolean {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const readShrinkage = watchHeight();
    const measure = () => setIsOpen(readShrinkage() > SHRINK_PX);
    window.addEventListener("resize", measure);
    window.visualViewport?.addEventListener("resize", measure);
    return () => {
      window.removeEventListener("resize", measure);
      window.visualViewport?.removeEventListener("resize", measure);
    };
  }, []);
  return isOpen;
}
