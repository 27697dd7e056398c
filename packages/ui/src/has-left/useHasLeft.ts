import { type RefObject, useEffect, useRef } from "react";

/** Returns a ref that is true once the component has left the page: a late response must not act on another screen. */
export function useHasLeft(): RefObject<boolean> {
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
    };
  }, []);
  return hasLeft;
}
