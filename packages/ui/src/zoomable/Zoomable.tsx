import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from "react";
import { MinusIcon, PlusIcon } from "../icon/icons.tsx";
import { IconButton } from "../icon-button/IconButton.tsx";
import { useMessages } from "../locale/locale.tsx";
import { zoomMessages } from "../messages/source.ts";
import * as css from "./Zoomable.module.css";

const SCALE_MAX = 4;
const STEP = 1.5;

interface Point {
  readonly x: number;
  readonly y: number;
}

const distance = ([a, b]: TouchList | readonly Touch[]) =>
  a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;

interface ZoomableProps {
  /** The accessible name of the scrolling region. */
  label: string;
  /** A picture that fills the available width. */
  children: ReactNode;
}

/** A picture that zooms up to four times by pinch, double tap or buttons, and then scrolls. */
export function Zoomable({ label, children }: ZoomableProps) {
  const { zoomIn, zoomOut } = useMessages(zoomMessages);
  const [scale, setScale] = useState(1);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const current = useRef(1);

  /** Zooms, and keeps the point of the picture under this point of the frame, or under its centre. */
  const zoomTo = useCallback((nextScale: number, under?: Point) => {
    const element = frame.current;
    const next = Math.min(Math.max(nextScale, 1), SCALE_MAX);
    if (!element || !picture.current || next === current.current) return;
    const { x, y } = under ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 };
    const growth = next / current.current;
    const [left, top] = [(element.scrollLeft + x) * growth - x, (element.scrollTop + y) * growth - y];
    // At once, because the picture must have its size before it scrolls.
    picture.current.style.width = `${next * 100}%`;
    element.scrollLeft = left;
    element.scrollTop = top;
    current.current = next;
    setScale(next);
  }, []);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let pinch: { readonly apart: number; readonly scale: number } | undefined;
    const begin = ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 ? { apart: distance(touches), scale: current.current } : undefined;
    };
    const move = (event: TouchEvent) => {
      const [a, b] = event.touches;
      if (!pinch || !a || !b || pinch.apart === 0) return;
      // Otherwise the browser would zoom the whole page.
      if (event.cancelable) event.preventDefault();
      const box = element.getBoundingClientRect();
      zoomTo((pinch.scale * distance(event.touches)) / pinch.apart, {
        x: (a.clientX + b.clientX) / 2 - box.left,
        y: (a.clientY + b.clientY) / 2 - box.top,
      });
    };
    element.addEventListener("touchstart", begin, { passive: true });
    element.addEventListener("touchend", begin, { passive: true });
    element.addEventListener("touchmove", move, { passive: false });
    return () => {
      element.removeEventListener("touchstart", begin);
      element.removeEventListener("touchend", begin);
      element.removeEventListener("touchmove", move);
    };
  }, [zoomTo]);

  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scrolling region */}
      <section ref={frame} className={css.frame} aria-label={label} tabIndex={0}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a double tap is a shortcut for the buttons below */}
        <div
          ref={picture}
          className={css.picture}
          style={{ width: `${scale * 100}%` }}
          onDoubleClick={({ clientX, clientY }) => {
            const box = frame.current?.getBoundingClientRect();
            zoomTo(current.current > 1 ? 1 : 2, box && { x: clientX - box.left, y: clientY - box.top });
          }}
        >
          {children}
        </div>
      </section>
      <div className={css.buttons}>
        <IconButton label={zoomOut} aria-disabled={scale === 1} onClick={() => zoomTo(current.current / STEP)}>
          <MinusIcon />
        </IconButton>
        <output className={css.scale}>{Math.round(scale * 100)} %</output>
        <IconButton label={zoomIn} aria-disabled={scale === SCALE_MAX} onClick={() => zoomTo(current.current * STEP)}>
          <PlusIcon />
        </IconButton>
      </div>
    </div>
  );
}
