import { Basket, Leaf, Mango } from "./motifs/Basket.tsx";
import { Scene } from "./motifs/Scene.tsx";
import { WOOD } from "./palette.ts";

/** Afternoon: ripe mangoes and a half-filled basket. */
export function Status174() {
  return (
    <Scene sun={{ x: 214, y: 60, r: 18 }}>
      <path stroke={WOOD} strokeWidth="6" d="M1200 40C700 60 460 26 376 30 346 26 318 30 282 24" />
      <Leaf at="translate(300 26) scale(.95) rotate(150)" deep />
      <Leaf at="translate(356 28) scale(.9) rotate(115)" deep />
      <Leaf at="translate(322 28) scale(.9) rotate(168)" />
      <Mango at="translate(298 50) scale(.92) rotate(8)" />
      <Mango at="translate(334 56) scale(1.02) rotate(-8)" />
      <Leaf at="translate(308 28) scale(.85) rotate(40)" deep />
      <Leaf at="translate(340 28) scale(.8) rotate(70)" />
      <Leaf at="translate(284 25) scale(.7) rotate(120)" />
      <Basket at="translate(234 69) scale(.74)" />
    </Scene>
  );
}
