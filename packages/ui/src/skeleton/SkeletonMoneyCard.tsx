import { Card } from "../card/Card.tsx";
import { SkeletonBar } from "./SkeletonBar.tsx";

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
