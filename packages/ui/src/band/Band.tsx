import type { ReactNode } from "react";
import { joinClasses } from "../class-names/joinClasses.ts";
import { Figures } from "../figures/Figures.tsx";
import { StatusRegion } from "../status-region/StatusRegion.tsx";
import * as css from "./Band.module.css";

interface BandProps {
  /** The status text of the server, as a level-2 heading. Pass "" for one that is still unknown: it is announced. */
  title?: string;
  /** One or two lines under it. */
  lines?: readonly string[];
  /** An illustration of 360 by 132 at the bottom right. Text never overlaps it at any size. */
  scene?: ReactNode;
  /** Shows only hills and uses less height, for screens about money. */
  low?: boolean;
  /** Further content in addition to or instead of a title: a MoneyBlock. */
  children?: ReactNode;
}

/** The content of a screen's sky. Pass it as the `band` of a ScreenFrame, which paints the gradient behind it. */
export function Band({ title, lines, scene, low = false, children }: BandProps) {
  return (
    <div className={joinClasses(css.band, low && css.low)}>
      <div className={css.text}>
        {(title !== undefined || lines !== undefined) && (
          <StatusRegion>
            {title && <h2 className={css.title}>{title}</h2>}
            {lines?.map((line, index) => (
              <p key={`${index} ${line}`} className={css.line}>
                <Figures>{line}</Figures>
              </p>
            ))}
          </StatusRegion>
        )}
        {children}
      </div>
      <div className={css.place} aria-hidden="true">
        <div className={css.scene}>{scene}</div>
      </div>
    </div>
  );
}
