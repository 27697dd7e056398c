import { Palm } from "./motifs/Palm.tsx";
import { Scene } from "./motifs/Scene.tsx";
import { FullStore } from "./motifs/Store.tsx";

/** Noon: the neighbourhood store is open. */
export function Status170() {
  return (
    <Scene sun={{ x: 182, y: 46, r: 17 }}>
      <Palm at="translate(220 108) scale(.84)" />
      <FullStore at="translate(240 22) scale(.96)" />
    </Scene>
  );
}
