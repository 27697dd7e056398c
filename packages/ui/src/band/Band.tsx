import type { ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import * as css from "./Band.module.css";

interface BandProps {
  /** A status in the server's words, a level-2 heading. */
  title?: string;
  /** One or two lines under it. */
  lines?: readonly string[];
  /** An illustration of 360 by 132 at the bottom right; text never lies on it, at any size. */
  scene?: ReactNode;
  /** Hills alone and less height, for screens about money. */
  low?: boolean;
  /** What stands in the sky besides or instead of a title: a MoneyBlock. */
  children?: ReactNode;
}

/** What a screen says in its sky. It goes into the `band` of a ScreenFrame, which paints the gradient behind it. */
export function Band({ title = "", lines = [], scene, low = false, children }: BandProps) {
  const isSaid = title !== "" || lines.length > 0;
  return (
    <div className={joinClasses(css.band, low && css.low)}>
      <div className={css.text}>
        {isSaid && (
          <div role="status">
            {title !== "" && <h2 className={css.title}>{title}</h2>}
            {lines.map((line, index) => (
              <p key={`${index} ${line}`} className={css.line}>
                <Figures>{line}</Figures>
              </p>
            ))}
          </div>
        )}
        {children}
      </div>
      <div className={css.place} aria-hidden="true">
        <div className={css.scene}>{scene}</div>
      </div>
    </div>
  );
}
