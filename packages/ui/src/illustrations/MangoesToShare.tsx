import { Basket, Leaf } from "./motifs/Basket.tsx";
import { Spot } from "./motifs/Spot.tsx";

/** Ripe mangoes to share: thanks, or a request for a rating. */
export function MangoesToShare() {
  return (
    <Spot>
      <Basket at="translate(44 68) scale(1.08)" />
      <Leaf at="translate(122 114) scale(.7) rotate(-160)" />
    </Spot>
  );
}
