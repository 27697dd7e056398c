import { Basket, Leaf } from "./motifs/Basket.tsx";
import { Spot } from "./motifs/Spot.tsx";
import { CLAY, CREAM, INK, MANGO, WOOD } from "./palette.ts";

/** A sparrow on an empty basket: nothing here yet. */
export function EmptyBasket() {
  return (
    <Spot>
      <Basket at="translate(42 70) scale(1.1)" empty />
      <g transform="translate(88 59) scale(1.15)">
        <path stroke={INK} strokeWidth="1.8" d="M8 14v6M13 14v6" />
        <path fill={WOOD} d="M0 6C4-4 16-6 22 2c0 10-14 16-22 10l-9 5 3-8z" />
        <path fill={MANGO} d="M21 .8l7.5 2.7-8 2.5z" />
        <circle cx="18" cy="2.5" r="1.5" fill={CREAM} />
        <path fill={CLAY} d="M4 8q8-4 12 2-6 5-12-2z" />
      </g>
      <Leaf at="translate(30 112) scale(.6) rotate(-20)" />
    </Spot>
  );
}
