import { Card } from "../card/Card.tsx";
import * as css from "./Skeleton.module.css";
import { SkeletonBar } from "./SkeletonBar.tsx";

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
