import type { ReactNode } from "react";
import { Card } from "../card/Card.tsx";
import { joinClasses } from "../class-names/joinClasses.ts";
import { commonMessages } from "../copy/commonMessages.ts";
import { useMessages } from "../locale/locale.tsx";
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx";
import * as css from "./Skeleton.module.css";

/** Announces that content is loading, and shows its skeleton after 150 ms. */
export function Skeleton({ children }: { children: ReactNode }) {
  const { loading } = useMessages(commonMessages);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{loading}</VisuallyHidden>
      <div className={css.late} aria-hidden="true">
        {children}
      </div>
    </div>
  );
}

interface SkeletonBarProps {
  /** A CSS length: `58%`, `96px`. */
  width: string;
  /** Height in pixels; 16 matches a line of body text. */
  height?: number;
  /** Whether it is in the sky of a screen instead of on a card. */
  onSky?: boolean;
}

/** A grey bar as a placeholder for text. */
export function SkeletonBar({ width, height = 16, onSky = false }: SkeletonBarProps) {
  return <span className={joinClasses(css.bar, onSky && css.onSky)} style={{ width, height }} />;
}

/** A placeholder for a card with one large amount. */
export function SkeletonMoneyCard() {
  return (
    <Card>
      <SkeletonBar width="96px" height={14} />
      <SkeletonBar width="58%" height={38} />
      <SkeletonBar width="66%" />
    </Card>
  );
}

const WIDTHS = [
  ["34%", "24%"],
  ["26%", "18%"],
  ["20%", "28%"],
  ["38%", "16%"],
] as const;

/** A placeholder for a card of label and value rows. */
export function SkeletonRowsCard({ rows }: { rows: number }) {
  return (
    <Card>
      {Array.from({ length: rows }, (_, index) => {
        const [label, value] = WIDTHS[index % WIDTHS.length] ?? WIDTHS[0];
        return (
          <div key={label + String(index)} className={css.row}>
            <SkeletonBar width={label} />
            <SkeletonBar width={value} />
          </div>
        );
      })}
    </Card>
  );
}
