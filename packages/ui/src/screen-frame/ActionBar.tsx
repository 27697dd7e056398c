import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import * as css from "./ActionBar.module.css";

/**
 * Maximum share of the screen height for a sticky bar. With large text or in landscape the bar scrolls away instead.
 */
const MOST_OF_HEIGHT = 0.3;

/**
 * The sticky bar of a screen's buttons. Toasts appear above it, or at the top of the screen if the bar scrolls away.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isTall, setIsTall] = useState(false);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return;
    const root = document.documentElement;
    const measure = () => {
      const height = element.offsetHeight;
      const isTooTall = height > window.innerHeight * MOST_OF_HEIGHT;
      setIsTall(isTooTall);
      root.style.setProperty("--action-bar", isTooTall ? "0px" : `${height}px`);
      root.style.setProperty("--toast-top", isTooTall ? "8px" : "");
    };
    measure();
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    window.addEventListener("resize", measure);
    return () => {
      observer?.disconnect();
      window.removeEventListener("resize", measure);
      root.style.removeProperty("--action-bar");
      root.style.removeProperty("--toast-top");
    };
  }, []);
  return (
    <div ref={bar} className={joinClasses(css.bar, isTall && css.tall)}>
      <div className={css.column}>{children}</div>
    </div>
  );
}
