import { Card } from "../card/Card.tsx";
import { SkeletonBar } from "./SkeletonBar.tsx";

/** A card with the one large amount to come. */
export function SkeletonMoneyCard() {
  return (
    <Card>
      <SkeletonBar width="96px" height={14} />
      <SkeletonBar width="58%" height={38} />
      <SkeletonBar width="66%" />
    </Card>
  );
}
